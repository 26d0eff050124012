import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import {
  addPackages,
  emptyFolder,
  onnxPackages,
} from '#features/directory/search/tests/encoder-folder.ts';
import { findEncoder } from './encoder-files.ts';
import { openOnnxEncoder } from './onnx-encoder.ts';

async function open(...graph: Parameters<typeof onnxPackages>) {
  const folder = await addPackages(await emptyFolder(), onnxPackages(...graph));
  const tokenizer = { model: { vocab: { gear: 0, '##box': 1 } } };
  await writeFile(join(folder, 'model.onnx'), 'a model');
  await writeFile(join(folder, 'tokenizer.json'), JSON.stringify(tokenizer));
  const files = findEncoder(folder);
  if (files.kind !== 'onnx') throw new Error('It is a model in ONNX.');
  return openOnnxEncoder(files);
}
const encoded = async (texts: readonly string[], ...graph: Parameters<typeof onnxPackages>) =>
  (await (await open(...graph)).encode(texts)).map((row) => Array.from(row));

test('a text is the mean of its tokens, without what fills up its row', async () => {
  const rows = await encoded(['gear', 'of gearboxes', 'a'], ['last_hidden_state']);
  expect(rows).toEqual([
    [4, 1],
    [5.5, 1],
    [1, 1],
  ]);
});

test('the vector of a text is taken where the graph has one', async () => {
  const rows = await encoded(['gear'], ['last_hidden_state', 'sentence_embedding']);
  expect(rows).toEqual([[7, 7]]);
});

test('a graph is given the inputs that it asks for', async () => {
  const inputs = ['input_ids', 'attention_mask', 'token_type_ids'];
  expect(await encoded(['gear'], ['last_hidden_state'], inputs)).toEqual([[4, 1]]);
});

test('numbers of another kind are refused in a sentence', async () => {
  await expect(encoded(['gear'], ['halves'])).rejects.toThrow('other numbers than 32-bit ones');
});

test('the pieces of its tokenizer are told', async () => {
  expect((await open(['last_hidden_state'])).pieces).toEqual(['gear', '##box']);
});
