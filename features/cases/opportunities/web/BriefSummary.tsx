import { pluralize } from '#core/domain/format.ts';
import { personName } from '#core/domain/identity/names.ts';
import type { Opportunity } from '#features/cases/opportunities/domain/opportunity.ts';
import { ButtonLink } from '#core/web/router/ButtonLink.tsx';
import { AvatarGroup } from '#ui/Avatar.tsx';

/** Where the case stands, and the way to its submissions. */
export function BriefSummary({ opportunity }: { readonly opportunity: Opportunity }) {
  const { id, numSubmissions = 0, team = [] } = opportunity;
  return (
    <div className="space-y-3">
      <div className="flex items-center justify-between gap-2 text-control text-ink-2 tabular">
        {pluralize(numSubmissions, 'submission', 'submissions')}
        <AvatarGroup people={team.map((member) => ({ id: member.id, name: personName(member) }))} />
      </div>
      <div className="grid">
        <ButtonLink
          to="/opportunity/$id"
          params={{ id }}
          search={{ tab: 'submissions' }}
          variant="primary"
        >
          Open submissions
        </ButtonLink>
      </div>
    </div>
  );
}
