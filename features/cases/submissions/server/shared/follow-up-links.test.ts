import { expect, test } from 'vitest';
import { newId } from '#core/server/tables/columns.ts';
import { followUpLinks } from './follow-up-links.ts';

const links = followUpLinks({ secret: 'a secret', publicUrl: 'https://outrider.example' });
const others = followUpLinks({ secret: 'another', publicUrl: 'https://outrider.example' });

test('a key identifies its submission, and cannot be forged without the secret', () => {
  const id = newId();
  const key = links.keyOf(id);
  expect(links.submissionIdOf(key)).toBe(id);
  expect(links.addressOf(id)).toBe(`https://outrider.example/follow-up/${key}`);
  expect(others.submissionIdOf(key)).toBeNull();
});

test('anything else is not a valid key', () => {
  const key = links.keyOf(newId());
  const flipped = key.startsWith('A') ? `B${key.slice(1)}` : `A${key.slice(1)}`;
  for (const wrong of ['', 'x', flipped, key.slice(1), `${key}AA`, newId(), '💥'.repeat(20)]) {
    expect(links.submissionIdOf(wrong)).toBeNull();
  }
});
