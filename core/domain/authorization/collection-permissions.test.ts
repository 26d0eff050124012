import { describe, expect, test } from 'vitest';
import { may, permissions, type Person } from './permissions.ts';

const somebody: Person = {
  authId: 'me',
  verifiedEmail: 'me@skf.example',
  isFoundryUser: false,
  systemRoles: [],
  corporationId: 'skf',
};

describe('on a collection', () => {
  const mine = { userId: 'me', sharedToUsers: ['you'] };
  const shared = { userId: 'you', sharedToUsers: ['me'] };
  const foreign = { userId: 'you', sharedToUsers: [] };

  test.each([
    [
      'its owner',
      somebody,
      mine,
      { editCollection: true, shareCollection: true, blacklistInCollection: true },
    ],
    [
      'a reader',
      somebody,
      shared,
      { editCollection: false, shareCollection: false, blacklistInCollection: true },
    ],
    [
      'anybody else',
      somebody,
      foreign,
      { editCollection: false, shareCollection: false, blacklistInCollection: false },
    ],
    [
      'a Superuser',
      { ...somebody, systemRoles: ['Superuser'] },
      foreign,
      { editCollection: false, shareCollection: false, blacklistInCollection: false },
    ],
    [
      'somebody who never signed in',
      { ...somebody, authId: null },
      { userId: 'null', sharedToUsers: ['null'] },
      { editCollection: false, shareCollection: false, blacklistInCollection: false },
    ],
  ] as const)('%s', (_who, person, collection, expected) => {
    const permissions = Object.keys(expected) as (keyof typeof expected)[];
    for (const permission of permissions) {
      expect(may(person, permission, collection)).toBe(expected[permission]);
    }
  });

  test('the refusals are the sentences of section 6', () => {
    expect(permissions.editCollection.refusal).toBe('collection.forbidden');
    expect(permissions.shareCollection.refusal).toBe('collection.shareForbidden');
  });
});
