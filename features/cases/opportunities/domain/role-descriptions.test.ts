import { expect, test } from 'vitest';
import { opportunityRoles } from '#core/domain/authorization/case-role.ts';
import { describeRole } from './role-descriptions.ts';

test('Each case role is described by its permissions', () => {
  expect(Object.fromEntries(opportunityRoles.map((role) => [role, describeRole(role)]))).toEqual({
    'Case Owner': 'Manages the team, keeps the brief, moves submissions, comments, and votes',
    'Case Team Member': 'Comments and votes',
    'Foundry Champion': 'Comments and votes',
    'Business Developer': 'Moves submissions, comments, and votes',
    Observer: 'Reads everything',
    Analyst: 'Comments and votes',
    Support: 'Moves submissions, comments, and votes',
  });
});
