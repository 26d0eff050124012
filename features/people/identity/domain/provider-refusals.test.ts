import { expect, test } from 'vitest';
import { providerRefusals } from './provider-refusals.ts';

/** Two lines of the form: the place that is kept for a refusal. */
const charactersMost = 80;

test.each(Object.values(providerRefusals))('$code fits its place on the form', ({ sentence }) => {
  expect(sentence.length).toBeLessThanOrEqual(charactersMost);
});
