import { opportunityRoles } from '#core/domain/authorization/case-role.ts';
import type { Opportunity } from '#features/cases/opportunities/domain/opportunity.ts';
import { describeRole } from '#features/cases/opportunities/domain/role-descriptions.ts';
import { may, whoMay } from '#core/domain/authorization/permissions.ts';
import type { TeamMember } from '#core/domain/identity/user.ts';
import { useSession } from '#core/web/session/use-session.ts';
import { EmptyState } from '#ui/states.tsx';
import { AddPeople } from './AddPeople.tsx';
import { TeamRow } from './TeamRow.tsx';
import { useTeamChanges } from './use-team-changes.ts';

/** The case team: members, roles, and what each role may do. */
export function Team({ opportunity }: { readonly opportunity: Opportunity }) {
  if (!opportunity.team) {
    return (
      <EmptyState title="You don’t have access to the team">
        Only the case team and the foundry do.
      </EmptyState>
    );
  }
  return <Members opportunity={opportunity} team={opportunity.team} />;
}

function Members({
  opportunity,
  team,
}: {
  readonly opportunity: Opportunity;
  readonly team: readonly TeamMember[];
}) {
  const { person, user } = useSession();
  const { problem, change } = useTeamChanges(opportunity.id);
  const canManage = may(person, 'manageOpportunityRoles', opportunity);
  const isOfMember = team.some(({ id }) => id === problem?.id);
  return (
    <div className="grid max-w-[1160px] grid-cols-[minmax(0,1fr)] items-start gap-x-8 gap-y-6 lg:grid-cols-[minmax(0,1fr)_18rem]">
      <div className="space-y-4">
        {canManage && (
          <AddPeople team={team} onAdd={change} problem={isOfMember ? undefined : problem?.why} />
        )}
        {team.length === 0 ? (
          <EmptyState title="No team members yet" />
        ) : (
          <ul
            aria-label="Case team"
            className="divide-y divide-line rounded-card border border-line bg-raised"
          >
            {team.map((member) => (
              <TeamRow
                key={member.id}
                member={member}
                isReader={member.id === user?.id}
                canManage={canManage}
                problem={problem?.id === member.id ? problem.why : undefined}
                onChange={(role) => change(member, role)}
              />
            ))}
          </ul>
        )}
        {!canManage && (
          <p className="text-small text-ink-3">
            Adding people and giving roles is for {whoMay('manageOpportunityRoles')}.
          </p>
        )}
      </div>
      <section aria-labelledby="roles-here">
        <h2 id="roles-here" className="mb-2 text-small font-semibold">
          Roles
        </h2>
        <dl className="space-y-2.5 text-control">
          {opportunityRoles.map((role) => (
            <div key={role}>
              <dt className="font-medium">{role}</dt>
              <dd className="text-ink-2">{describeRole(role)}</dd>
            </div>
          ))}
        </dl>
      </section>
    </div>
  );
}
