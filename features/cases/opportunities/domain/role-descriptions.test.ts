import { expect, test } from 'vitest';
import { opportunityRoles } from '#core/domain/authorization/case-role.ts';
import { describeRole } from './role-descriptions.ts';

const voice = 'dds submissions, starts projects, comments, and votes.';
const moving = 'oves submissions, edits them, decides, writes to submitters, invites companies';

test('Each case role is described by its permissions, and those that may the same say so', () => {
  expect(Object.fromEntries(opportunityRoles.map((role) => [role, describeRole(role)]))).toEqual({
    'Case Owner': `Manages the team, edits the brief, hides comments, m${moving}, a${voice}`,
    'Case Team Member': `A${voice} Same rights as Foundry Champion and Analyst.`,
    'Foundry Champion': `A${voice} Same rights as Case Team Member and Analyst.`,
    'Business Developer': `M${moving}, a${voice} Same rights as Support.`,
    Observer: 'Reads everything.',
    Analyst: `A${voice} Same rights as Case Team Member and Foundry Champion.`,
    Support: `M${moving}, a${voice} Same rights as Business Developer.`,
  });
});
