import { formatList } from '#core/domain/format.ts';
import { may, type Permission } from '#core/domain/authorization/permissions.ts';
import { opportunityRoles, type OpportunityRole } from '#core/domain/authorization/case-role.ts';

type CasePermission = Permission<'opportunity'>;

/** What each permission on a case lets one do, in the order of the sentence. Null: every role reads. */
const abilities: Readonly<Record<CasePermission, string | null>> = {
  manageOpportunityRoles: 'manages the team',
  editOpportunity: 'edits the brief',
  hideComment: 'hides comments',
  moveSubmissions: 'moves submissions',
  editSubmission: 'edits them',
  decide: 'decides',
  messageSubmitter: 'writes to submitters',
  inviteCompany: 'invites companies',
  addSubmission: 'adds submissions',
  createProject: 'starts projects',
  comment: 'comments',
  vote: 'votes',
  viewComments: null,
  viewTeam: null,
  viewVotes: null,
};

const nobody = {
  authId: null,
  verifiedEmail: 'somebody@outrider.example',
  isFoundryUser: false,
  systemRoles: [],
  corporationId: null,
};

const permissionsOf = (role: OpportunityRole): readonly CasePermission[] =>
  (Object.keys(abilities) as CasePermission[]).filter((permission) =>
    may(nobody, permission, { roles: [role] }),
  );

const rights = new Map(opportunityRoles.map((role) => [role, permissionsOf(role).join(' ')]));

/** What a case role may do, and which others may the same, by the table of permissions. */
export function describeRole(role: OpportunityRole): string {
  const able = permissionsOf(role).flatMap((permission) => abilities[permission] ?? []);
  const sentence = able.length === 0 ? 'reads everything' : formatList(able);
  const twins = opportunityRoles.filter(
    (other) => other !== role && rights.get(other) === rights.get(role),
  );
  return [
    `${sentence.charAt(0).toUpperCase()}${sentence.slice(1)}.`,
    ...(twins.length === 0 ? [] : [`Same rights as ${formatList(twins)}.`]),
  ].join(' ');
}
