import { identityRefusals } from '#features/people/identity/domain/refusals.ts';
import { collectionRefusals } from '#features/directory/collections/domain/refusals.ts';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { interpolate, refusals, refuse, refusalText } from './refusals.ts';

const entries = Object.values(refusals);

describe('the catalogue', () => {
  test('has the sentences of the specification to the letter', () => {
    expect(refusalText(collectionRefusals['collection.invalidName'], { user_content: ' ' })).toBe(
      'Invalid Pinboard name  .',
    );
    expect(
      refusalText(collectionRefusals['collection.alreadyListed'], { x: 'Ferrogrid', c: 'Sensors' }),
    ).toBe('Startup Ferrogrid already exists in collection Sensors!');
    expect(
      refusalText(collectionRefusals['collection.alreadyBlacklisted'], {
        x: 'Ferrogrid',
        c: 'Sensors',
      }),
    ).toBe('Startup Ferrogrid already exists in collection Sensors blacklist!');
    expect(refusalText(refusals['collection.forbidden'])).toBe(
      "You don't have permission to edit this collection.",
    );
    expect(refusalText(refusals['collection.shareForbidden'])).toBe(
      "You don't have permission to share this collection.",
    );
    expect(refusalText(refusals['document.createFailed'], { collection: 'pinboards', id: 7 })).toBe(
      'Failed creating new entity to collection pinboards with ID 7.',
    );
    expect(refusalText(identityRefusals['password.tooShort'], { least: 6 })).toBe(
      'The password must be 6 characters long or more.',
    );
    expect(refusalText(refusals['transport.status'], { code: 418 })).toBe(
      'Request failed with status 418',
    );
    expect(refusalText(refusals['signOut.timeout'])).toBe('Timeout');
    expect(refusalText(refusals['signOut.notInitialized'])).toBe('Auth not initialized');
  });

  test.each(entries)(
    '$code has a valid HTTP status, or none when there was no response',
    (entry) => {
      const { status } = entry;
      expect(status === 0 || (status >= 400 && status < 600)).toBe(true);
    },
  );

  test('a refusal has its code and its sentence', () => {
    expect(refuse(refusals.notFound)).toEqual({
      code: 'notFound',
      status: 404,
      message: 'This does not exist, or you do not have access to it.',
    });
  });
});

describe('filling a sentence', () => {
  test('does not fill a slot within a value', () => {
    expect(interpolate('{a} and {b}', { a: '{b}', b: '{a}' })).toBe('{b} and {a}');
  });

  test('takes a replacement pattern in a value literally', () => {
    expect(interpolate('<{a}>', { a: "$& $1 $' $$" })).toBe("<$& $1 $' $$>");
  });

  test('leaves a slot without a value, also one named like a property of every object', () => {
    expect(interpolate('{a} {toString} {__proto__}', {})).toBe('{a} {toString} {__proto__}');
  });

  test('keeps 200 characters of a value and cuts the 201st', () => {
    expect(interpolate('{a}', { a: 'x'.repeat(200) })).toHaveLength(200);
    expect(interpolate('{a}', { a: 'x'.repeat(201) })).toHaveLength(200);
  });

  test('counts graphemes: none is cut in half', () => {
    const filled = interpolate('{a}', { a: '🦊'.repeat(300) });
    expect([...filled]).toHaveLength(200);
    expect(filled.isWellFormed()).toBe(true);
  });

  test('inserts every value once and unchanged', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 200 }), (value) => {
        expect(interpolate('before {x} after', { x: value })).toBe(`before ${value} after`);
      }),
    );
  });
});
