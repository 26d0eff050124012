import { useState } from 'react';
import { may } from '#core/domain/authorization/permissions.ts';
import { useSession } from '#core/web/session/use-session.ts';
import type { Opportunity } from '#features/cases/opportunities/domain/opportunity.ts';
import type { CompanyFilterSearch } from '#features/portfolio/search-screen/web/shared/company-filter-params.ts';
import type { MatchPanel } from '#features/portfolio/matches/web/search-params.ts';
import { MatchWorkspace } from '#features/portfolio/matches/web/MatchWorkspace.tsx';

/** The companies that fit an opportunity, on its page. */
export function MatchesTab({ opportunity }: { readonly opportunity: Opportunity }) {
  const { person } = useSession();
  const [search, setSearch] = useState<CompanyFilterSearch>({});
  const [panel, setPanel] = useState<MatchPanel>();
  const id = String(opportunity.id);
  const isOpen = opportunity.status !== 'FINISHED';
  return (
    <MatchWorkspace
      source={{ kind: 'opportunity', id }}
      opportunity={{
        id,
        maySubmit: isOpen && may(person, 'addSubmission', opportunity),
        mayInvite: isOpen && may(person, 'inviteCompany', opportunity),
        seesTeam: may(person, 'viewTeam', opportunity),
      }}
      search={search}
      onChange={setSearch}
      panel={panel}
      onPanel={(next) => {
        setPanel(next);
        setSearch({ ...search, company: undefined });
      }}
    />
  );
}
