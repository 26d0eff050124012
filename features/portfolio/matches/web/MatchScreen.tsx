import { useQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import { may, type Person } from '#core/domain/authorization/permissions.ts';
import { useSession } from '#core/web/session/use-session.ts';
import type { OpportunityRow } from '#features/cases/opportunities/domain/opportunity.ts';
import type { CompanyFilterSearch } from '#features/portfolio/search-screen/web/shared/company-filter-params.ts';
import { parseWeights } from '#features/portfolio/matches/domain/weights.ts';
import { PageHeader } from '#ui/PageHeader.tsx';
import type { MatchedOpportunity } from './MatchList.tsx';
import { MatchBrief } from './MatchBrief.tsx';
import { MatchChoices } from './MatchChoices.tsx';
import { MatchSourceField } from './MatchSourceField.tsx';
import { MatchWorkspace } from './MatchWorkspace.tsx';
import { openOpportunities } from './open-opportunities.ts';
import { matchSearch, type MatchSearch } from './search-params.ts';
import type { MatchSource } from './use-matches.ts';

function sourceOf({ from, opportunity, collection }: MatchSearch, text: string | null) {
  const sources: Record<MatchSource['kind'], MatchSource | null> = {
    opportunity: opportunity === undefined ? null : { kind: 'opportunity', id: opportunity },
    collection: collection === undefined ? null : { kind: 'collection', id: collection },
    text: text === null ? null : { kind: 'text', text },
  };
  return sources[from ?? 'opportunity'];
}

/** What the viewer may do; the list tells of their own roles. */
function matchedOpportunity(
  person: Person,
  id: string,
  row: OpportunityRow | undefined,
): MatchedOpportunity {
  const mayDo = (permission: 'addSubmission' | 'inviteCompany' | 'viewTeam'): boolean =>
    row !== undefined &&
    may(person, permission, { corporationId: row.corporationId, roles: row.roles });
  return {
    id,
    maySubmit: mayDo('addSubmission'),
    mayInvite: mayDo('inviteCompany'),
    seesTeam: mayDo('viewTeam'),
  };
}

/** Companies that fit an opportunity, a text or a collection. */
export function MatchScreen() {
  const search = useSearch({ from: '/shell/venturematch', select: matchSearch });
  const navigate = useNavigate({ from: '/venturematch' });
  const { person } = useSession();
  const [text, setText] = useState<string | null>(null);
  const { data } = useQuery(openOpportunities);
  const { from, opportunity, collection, weights, panel, ...filters } = search;
  const kind = from ?? 'opportunity';
  const change = (next: MatchSearch) => void navigate({ search: next });
  const changeFilters = (next: CompanyFilterSearch) =>
    void navigate({
      search: { from, opportunity, collection, weights, panel, ...next },
      resetScroll: false,
    });
  const openPanel = (next: MatchSearch['panel']) =>
    void navigate({
      search: { ...search, panel: next, company: undefined },
      resetScroll: false,
    });
  const source = sourceOf(search, text);
  const row = data?.data.find(({ id }) => String(id) === opportunity);
  return (
    <div className="w-full px-4 py-4 md:px-8 md:py-7">
      <PageHeader title="Venture match" />
      <div className="mt-4 md:mt-6">
        <MatchWorkspace
          key={`${kind} ${opportunity} ${collection}`}
          source={source}
          opportunity={
            kind === 'opportunity' && opportunity !== undefined
              ? matchedOpportunity(person, opportunity, row)
              : null
          }
          search={filters}
          onChange={changeFilters}
          panel={panel}
          onPanel={openPanel}
          moved={parseWeights(weights)}
          brief={
            kind === 'opportunity' &&
            opportunity !== undefined && <MatchBrief opportunityId={opportunity} />
          }
          start={<MatchChoices kind={kind} />}
          sourceField={<MatchSourceField search={search} onChange={change} onText={setText} />}
        />
      </div>
    </div>
  );
}
