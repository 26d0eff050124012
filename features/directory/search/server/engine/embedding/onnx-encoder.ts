import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Encoder } from './encoder.ts';
import type { OnnxEncoder } from './encoder-files.ts';
import { meanPooled } from './mean-pooled.ts';

/** The little that is used of `onnxruntime-node`. */
interface Tensor {
  readonly data: unknown;
  readonly dims: readonly number[];
}
interface Session {
  readonly inputNames: readonly string[];
  readonly outputNames: readonly string[];
  run(inputs: Readonly<Record<string, Tensor>>): Promise<Readonly<Record<string, Tensor>>>;
}
interface Runtime {
  readonly Tensor: new (type: 'int64', data: BigInt64Array, dims: readonly number[]) => Tensor;
  readonly InferenceSession: {
    create(path: string, options: Readonly<Record<string, unknown>>): Promise<Session>;
  };
}

/** The little that is used of `@huggingface/tokenizers`. */
interface Tokenizers {
  readonly Tokenizer: new (
    tokenizer: object,
    config: object,
  ) => {
    encode(text: string): { readonly ids: readonly number[] };
    get_vocab(): ReadonlyMap<string, number>;
  };
}

/** A search that somebody waits for goes before: one thread computes, and it leaves the others. */
const sessionOptions = { intraOpNumThreads: 1, interOpNumThreads: 1, logSeverityLevel: 3 };
/** Outputs that are the vector of a text already, where a graph has one. */
const textOutput = 'sentence_embedding';
/** Outputs with a vector of each token. */
const tokenOutputs = ['last_hidden_state', 'token_embeddings'];

/** Texts as rows of the same length: the ids of their tokens, and which of them are tokens at all. */
function inputsOf(encoded: readonly (readonly number[])[]) {
  const length = Math.max(1, ...encoded.map((ids) => ids.length));
  const ids = new BigInt64Array(encoded.length * length);
  const mask = new BigInt64Array(ids.length);
  for (const [row, tokens] of encoded.entries()) {
    for (const [at, id] of tokens.entries()) {
      ids[row * length + at] = BigInt(id);
      mask[row * length + at] = 1n;
    }
  }
  return { length, ids, mask, types: new BigInt64Array(ids.length) };
}

function numbersOf(output: Tensor | undefined, name: string): Float32Array {
  if (output?.data instanceof Float32Array) return output.data;
  throw new Error(`The output ${name} of the model has other numbers than 32-bit ones.`);
}

/** The encoder of a `model.onnx`: the mean of its tokens' vectors, unless it has one of the text. */
export async function openOnnxEncoder(files: OnnxEncoder): Promise<Encoder> {
  const load = createRequire(files.runtime);
  const { InferenceSession, Tensor } = load(files.runtime) as Runtime;
  const { Tokenizer } = load(files.tokenizers) as Tokenizers;
  const tokenizer = new Tokenizer(JSON.parse(readFileSync(files.tokenizer, 'utf8')) as object, {});
  const session = await InferenceSession.create(files.model, sessionOptions);
  const { outputNames } = session;
  const outputName =
    [textOutput, ...tokenOutputs].find((name) => outputNames.includes(name)) ??
    outputNames[0] ??
    '';
  return {
    pieces: [...tokenizer.get_vocab().keys()],
    async encode(texts) {
      const encoded = texts.map((text) => tokenizer.encode(text).ids);
      const { length, ids, mask, types } = inputsOf(encoded);
      const columns = { input_ids: ids, attention_mask: mask, token_type_ids: types };
      const inputs = Object.entries(columns)
        .filter(([name]) => session.inputNames.includes(name))
        .map(([name, data]) => [name, new Tensor('int64', data, [texts.length, length])] as const);
      const output = (await session.run(Object.fromEntries(inputs)))[outputName];
      const numbers = numbersOf(output, outputName);
      const isPooled = output?.dims.length === 2;
      const width = numbers.length / (isPooled ? texts.length : ids.length);
      const rows = isPooled ? numbers : meanPooled(numbers, mask, { length, width });
      return texts.map((_, row) => rows.subarray(row * width, (row + 1) * width));
    },
  };
}
