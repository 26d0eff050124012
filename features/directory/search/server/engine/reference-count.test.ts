import { expect, test } from 'vitest';
import { ReferenceCount } from './reference-count.ts';

test('an object is disposed of after its last use', async () => {
  const references = new ReferenceCount<object>();
  const thing = {};
  const [first, second] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const uses = [first, second].map(({ promise }) => references.while(thing, () => promise));
  let isEnded = false;
  const ended = references.end(thing).then(() => (isEnded = true));
  first.resolve();
  await uses[0];
  expect(isEnded).toBe(false);
  second.reject(new Error('Also when it fails.'));
  await expect(uses[1]).rejects.toThrow('Also when it fails.');
  await ended;
  expect(isEnded).toBe(true);
});

test('an unused object is disposed of at once', async () => {
  expect(await new ReferenceCount<object>().end({})).toBeUndefined();
});
