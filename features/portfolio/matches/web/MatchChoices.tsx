import { useQuery } from '@tanstack/react-query';
import { ButtonLink } from '#core/web/router/ButtonLink.tsx';
import { FirstOpportunityLink } from '#features/cases/opportunities/web/shared/FirstOpportunityLink.tsx';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { pluralize } from '#core/domain/format.ts';
import { listedCompanies } from '#features/directory/collections/domain/lists.ts';
import { useCollections } from '#features/directory/collections/web/shared/use-collections.ts';
import { CorporationName } from '#features/cases/corporations/web/shared/CorporationName.tsx';
import { Deadline } from '#features/cases/opportunities/web/shared/Deadline.tsx';
import { EmptyState } from '#ui/states.tsx';
import { openOpportunities } from './open-opportunities.ts';
import type { MatchSearch } from './search-params.ts';
import type { MatchSource } from './use-matches.ts';

interface ChoiceProps {
  readonly search: MatchSearch;
  readonly name: string;
  /** A few words. */
  readonly about?: string;
  readonly children: ReactNode;
}

/** What companies can be matched with. The whole row is clickable; its name is the link. */
function Choice({ search, name, about = '', children }: ChoiceProps) {
  return (
    <li className="relative flex items-center gap-4 px-4 py-3 hover:bg-hover">
      <div className="min-w-0 flex-1">
        <Link
          to="/venturematch"
          search={search}
          data-walk
          className="block font-medium break-words after:absolute after:inset-0 focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:-outline-offset-2 focus-visible:after:outline-accent"
        >
          {name}
        </Link>
        {about !== '' && <p className="text-control break-words text-ink-2">{about}</p>}
      </div>
      {children}
    </li>
  );
}

const Choices = ({ label, children }: { readonly label: string; readonly children: ReactNode }) => (
  <ul
    aria-label={label}
    className="divide-y divide-line overflow-hidden rounded-card border border-line bg-raised"
  >
    {children}
  </ul>
);

/** The open opportunities, those that close first on top. */
function OpportunityChoices() {
  const { data } = useQuery(openOpportunities);
  if (data === undefined) return null;
  if (data.data.length === 0)
    return (
      <EmptyState title="No open opportunity" action={<FirstOpportunityLink />}>
        Match with a text or a collection, or post an opportunity.
      </EmptyState>
    );
  const end = ({ cycleEndDate }: (typeof data.data)[number]) => cycleEndDate ?? '9999';
  return (
    <Choices label="Open opportunities">
      {data.data
        .toSorted((one, other) => (end(one) < end(other) ? -1 : 1))
        .map((opportunity) => (
          <Choice
            key={opportunity.id}
            search={{ opportunity: String(opportunity.id) }}
            name={opportunity.name}
            about={(opportunity.categories ?? []).join(', ')}
          >
            <span className="flex w-32 shrink-0 items-center gap-2 text-small text-ink-2 empty:hidden max-sm:hidden">
              <CorporationName id={opportunity.corporationId} />
            </span>
            <span className="flex w-20 shrink-0 justify-end">
              <Deadline opportunity={opportunity} />
            </span>
          </Choice>
        ))}
    </Choices>
  );
}

function CollectionChoices() {
  const { own, shared } = useCollections();
  if (own === undefined) return null;
  const all = [...own, ...(shared ?? [])];
  if (all.length === 0)
    return (
      <EmptyState
        title="No collection yet"
        action={<ButtonLink to="/search">Go to Scout</ButtonLink>}
      >
        Add companies to one in Scout, and find more like them here.
      </EmptyState>
    );
  return (
    <Choices label="Collections">
      {all.map((collection) => (
        <Choice
          key={collection.id}
          search={{ from: 'collection', collection: String(collection.id) }}
          name={collection.name}
        >
          <span className="shrink-0 text-small text-ink-2 tabular">
            {pluralize(listedCompanies(collection).length, 'company', 'companies')}
          </span>
        </Choice>
      ))}
    </Choices>
  );
}

/** What companies can be matched with, as long as nothing is chosen. */
export function MatchChoices({ kind }: { readonly kind: MatchSource['kind'] }) {
  if (kind === 'opportunity') return <OpportunityChoices />;
  if (kind === 'collection') return <CollectionChoices />;
  return (
    <EmptyState title="No text yet">
      Describe what you look for, and the companies that fit appear here.
    </EmptyState>
  );
}
