import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  interpolate,
  refusals,
  refuse,
  refusalText,
  statusOf,
  type RefusalCode,
} from './refusals.ts';

const codes = Object.keys(refusals) as RefusalCode[];

describe('the catalogue', () => {
  test('says the sentences of the specification to the letter', () => {
    expect(refusalText('collection.invalidName', { user_content: ' ' })).toBe(
      'Invalid Pinboard name  .',
    );
    expect(refusalText('collection.alreadyListed', { x: 'Ferrogrid', c: 'Sensors' })).toBe(
      'Startup Ferrogrid already exists in collection Sensors!',
    );
    expect(refusalText('collection.alreadyBlacklisted', { x: 'Ferrogrid', c: 'Sensors' })).toBe(
      'Startup Ferrogrid already exists in collection Sensors blacklist!',
    );
    expect(refusalText('collection.forbidden')).toBe(
      "You don't have permission to edit this collection.",
    );
    expect(refusalText('collection.shareForbidden')).toBe(
      "You don't have permission to share this collection.",
    );
    expect(refusalText('document.createFailed', { collection: 'pinboards', id: 7 })).toBe(
      'Failed creating new entity to collection pinboards with ID 7.',
    );
    expect(refusalText('password.tooShort', { least: 6 })).toBe(
      'The password must be 6 characters long or more.',
    );
    expect(refusalText('transport.status', { code: 418 })).toBe('Request failed with status 418');
    expect(refusalText('signOut.timeout')).toBe('Timeout');
    expect(refusalText('signOut.notInitialized')).toBe('Auth not initialized');
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
    expect(interpolate('{a} and {b}', { a: '{b}', b: '{a}' })).toBe('{b} and {a}');
  });

  test('a value that looks like a replacement pattern stays as it is', () => {
    expect(interpolate('<{a}>', { a: "$& $1 $' $$" })).toBe("<$& $1 $' $$>");
  });

  test('a slot without a value stays, also one named as every object has a property', () => {
    expect(interpolate('{a} {toString} {__proto__}', {})).toBe('{a} {toString} {__proto__}');
  });

  test('200 characters fit, the 201st is cut', () => {
    expect(interpolate('{a}', { a: 'x'.repeat(200) })).toHaveLength(200);
    expect(interpolate('{a}', { a: 'x'.repeat(201) })).toHaveLength(200);
  });

  test('characters are counted as people do: none is cut in half', () => {
    const filled = interpolate('{a}', { a: '🦊'.repeat(300) });
    expect([...filled]).toHaveLength(200);
    expect(filled.isWellFormed()).toBe(true);
  });

  test('whatever is put in, it stands in its place once', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 200 }), (value) => {
        expect(interpolate('before {x} after', { x: value })).toBe(`before ${value} after`);
      }),
    );
  });
});
