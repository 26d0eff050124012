// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { demoAccounts, type DemoAccount } from '#features/people/identity/domain/demo-accounts.ts';
import type { Person } from '#core/domain/authorization/permissions.ts';
import { features } from '#app/features.web.ts';
import { sectionsFor } from './use-sections.ts';

const everybody = [
  'Projects',
  'Discover',
  'Scout',
  'Collections',
  'Radars',
  'Venture match',
  'Pitch days',
  'Spotlight',
];
/** Who manages system roles (section 6), or keys and webhooks. */
const more: Readonly<Record<string, readonly string[]>> = {
  'superuser@outrider.example': ['Metrics', 'Administration'],
  'foundry@outrider.example': ['Metrics', 'Administration'],
  'champion@skf.example': ['Metrics', 'Administration'],
};

const personOf = ({ email, systemRole, corporation }: DemoAccount): Person => ({
  authId: email,
  verifiedEmail: email,
  isFoundryUser: false,
  corporationId: corporation,
  systemRoles: systemRole === undefined ? [] : [systemRole],
});

test.each(demoAccounts)('$email sees the sections that their role may use', (account) => {
  const labels = sectionsFor(features, personOf(account)).map(({ label }) => label);
  expect(labels).toEqual([...everybody, ...(more[account.email] ?? [])]);
});

test('an administrator of a corporation sees it beside what a member sees; the foundry in its list', () => {
  const labels = (person: Person) => sectionsFor(features, person).map(({ label }) => label);
  const member = personOf(
    demoAccounts.find(({ about }) => about === 'SKF, no role') as DemoAccount,
  );
  const administrator = { ...member, isCorporationAdministrator: true };
  expect(labels(administrator).toSorted()).toEqual([...everybody, 'Corporation'].toSorted());
  const foundry = { ...administrator, systemRoles: ['Foundry User' as const] };
  expect(labels(foundry).toSorted()).toEqual(
    [...everybody, 'Metrics', 'Administration'].toSorted(),
  );
});

test('no two sections share a key', () => {
  const keys = sectionsFor(features, {
    ...personOf(demoAccounts[0] as DemoAccount),
    isFoundryUser: true,
  }).map(({ key }) => key);
  expect(new Set(keys).size).toBe(keys.length);
});
