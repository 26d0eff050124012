import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { fill, refusals, refuse, say, statusOf, type RefusalCode } from './refusals.ts';

const codes = Object.keys(refusals) as RefusalCode[];

describe('the catalogue', () => {
  test('says the sentences of the specification to the letter', () => {
    expect(say('collection.invalidName', { user_content: ' ' })).toBe('Invalid Pinboard name  .');
    expect(say('collection.alreadyListed', { x: 'Ferrogrid', c: 'Sensors' })).toBe(
      'Startup Ferrogrid already exists in collection Sensors!',
    );
    expect(say('collection.alreadyBlacklisted', { x: 'Ferrogrid', c: 'Sensors' })).toBe(
      'Startup Ferrogrid already exists in collection Sensors blacklist!',
    );
    expect(say('collection.forbidden')).toBe("You don't have permission to edit this collection.");
    expect(say('collection.shareForbidden')).toBe(
      "You don't have permission to share this collection.",
    );
    expect(say('document.createFailed', { collection: 'pinboards', id: 7 })).toBe(
      'Failed creating new entity to collection pinboards with ID 7.',
    );
    expect(say('password.tooShort', { least: 6 })).toBe(
      'The password must be 6 characters long or more.',
    );
    expect(say('transport.status', { code: 418 })).toBe('Request failed with status 418');
    expect(say('signOut.timeout')).toBe('Timeout');
    expect(say('signOut.notInitialized')).toBe('Auth not initialized');
  });

  test.each(codes)('%s has a status that HTTP knows, or none when nothing answered', (code) => {
    const status = statusOf(code);
    expect(status === 0 || (status >= 400 && status < 600)).toBe(true);
  });

  test('a refusal carries its code and its sentence', () => {
    expect(refuse('notFound')).toEqual({
      code: 'notFound',
      message: 'This does not exist, or you may not see it.',
    });
  });
});

describe('filling a sentence', () => {
  test('a value that looks like a slot stays as it is', () => {
    expect(fill('{a} and {b}', { a: '{b}', b: '{a}' })).toBe('{b} and {a}');
  });

  test('a value that looks like a replacement pattern stays as it is', () => {
    expect(fill('<{a}>', { a: "$& $1 $' $$" })).toBe("<$& $1 $' $$>");
  });

  test('a slot without a value stays, also one named as every object has a property', () => {
    expect(fill('{a} {toString} {__proto__}', {})).toBe('{a} {toString} {__proto__}');
  });

  test('200 characters fit, the 201st is cut', () => {
    expect(fill('{a}', { a: 'x'.repeat(200) })).toHaveLength(200);
    expect(fill('{a}', { a: 'x'.repeat(201) })).toHaveLength(200);
  });

  test('characters are counted as people do: none is cut in half', () => {
    const filled = fill('{a}', { a: '🦊'.repeat(300) });
    expect([...filled]).toHaveLength(200);
    expect(filled.isWellFormed()).toBe(true);
  });

  test('whatever is put in, it stands in its place once', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 200 }), (value) => {
        expect(fill('before {x} after', { x: value })).toBe(`before ${value} after`);
      }),
    );
  });
});
