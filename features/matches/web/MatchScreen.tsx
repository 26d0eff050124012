import { useQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useId, useState, type FormEvent } from 'react';
import { may, type Person } from '#core/domain/authorization/permissions.ts';
import { limits } from '#core/domain/limits.ts';
import { useSession } from '#core/web/session/use-session.ts';
import { queryOptionsOf } from '#core/web/transport/query-options.ts';
import { useCollections } from '#features/collections/web/public/use-collections.ts';
import { list } from '#features/opportunities/domain/endpoints.ts';
import type { OpportunityRow } from '#features/opportunities/domain/opportunity.ts';
import type { CompanyFilterSearch } from '#features/search/web/public/company-filter-params.ts';
import { matchLimits } from '#features/matches/domain/limits.ts';
import { Button } from '#ui/Button.tsx';
import { LongTextField } from '#ui/Field.tsx';
import { PageHeader } from '#ui/PageHeader.tsx';
import { SegmentedControl } from '#ui/SegmentedControl.tsx';
import { SelectField } from '#ui/SelectField.tsx';
import { MatchWorkspace } from './MatchWorkspace.tsx';
import { matchSearch, type MatchSearch } from './search-params.ts';
import type { MatchSource } from './use-matches.ts';

const kinds = [
  { value: 'opportunity', label: 'Opportunity' },
  { value: 'text', label: 'Text' },
  { value: 'collection', label: 'Collection' },
] as const;

interface FieldProps {
  readonly search: MatchSearch;
  readonly onChange: (next: MatchSearch) => void;
}

const openOpportunities = {
  status: 'ACTIVE',
  sort: 'name',
  limit: String(limits.pageMost),
} as const;

function OpportunityField({ search, onChange }: FieldProps) {
  const { data } = useQuery(queryOptionsOf(list, { query: openOpportunities }));
  const options = (data?.data ?? []).map(({ id, name }) => ({ value: String(id), label: name }));
  return (
    <SelectField
      label="Opportunity"
      isLabelHidden
      searchLabel="Find an opportunity"
      placeholder="Choose an opportunity"
      options={options}
      value={search.opportunity ?? null}
      isDisabled={data === undefined}
      onChange={(opportunity) => onChange({ opportunity })}
    />
  );
}

function CollectionField({ search, onChange }: FieldProps) {
  const { own, shared } = useCollections();
  const options = [...(own ?? []), ...(shared ?? [])].map(({ id, name }) => ({
    ...{ value: String(id), label: name },
  }));
  return (
    <SelectField
      label="Collection"
      isLabelHidden
      searchLabel="Find a collection"
      placeholder="More like those of…"
      options={options}
      value={search.collection ?? null}
      isDisabled={own === undefined}
      onChange={(collection) => onChange({ from: 'collection', collection })}
    />
  );
}

function TextSource({ onText }: { readonly onText: (text: string) => void }) {
  const id = useId();
  const [text, setText] = useState('');
  function submit(event: FormEvent): void {
    event.preventDefault();
    onText(text);
  }
  return (
    <form onSubmit={submit} className="space-y-2">
      <LongTextField
        id={id}
        label="What are you looking for?"
        isRequired
        problem={undefined}
        rows={6}
        value={text}
        maxLength={matchLimits.textCharacters}
        onChange={setText}
      />
      <Button type="submit" variant="primary">
        Match
      </Button>
    </form>
  );
}

function sourceOf({ from, opportunity, collection }: MatchSearch, text: string | null) {
  const sources: Record<(typeof kinds)[number]['value'], MatchSource | null> = {
    opportunity: opportunity === undefined ? null : { kind: 'opportunity', id: opportunity },
    collection: collection === undefined ? null : { kind: 'collection', id: collection },
    text: text === null ? null : { kind: 'text', text },
  };
  return sources[from ?? 'opportunity'];
}

/** The list tells of one's own roles; of others it tells no addresses. */
const mayAddTo = (person: Person, chosen: OpportunityRow | undefined): boolean =>
  chosen !== undefined &&
  may(person, 'addSubmission', { corporationId: chosen.corporationId, roles: chosen.roles });

/** Companies that fit an opportunity, a text or a collection. */
export function MatchScreen() {
  const search = useSearch({ from: '/shell/venturematch', select: matchSearch });
  const navigate = useNavigate({ from: '/venturematch' });
  const { person } = useSession();
  const [text, setText] = useState<string | null>(null);
  const { data } = useQuery(queryOptionsOf(list, { query: openOpportunities }));
  const { from, opportunity, collection, ...filters } = search;
  const kind = from ?? 'opportunity';
  const change = (next: MatchSearch) => void navigate({ search: next });
  const changeFilters = (next: CompanyFilterSearch) =>
    void navigate({ search: { from, opportunity, collection, ...next }, resetScroll: false });
  const source = sourceOf(search, text);
  const chosen = data?.data.find(({ id }) => String(id) === opportunity);
  return (
    <div className="w-full px-4 py-6 md:px-8 md:py-7">
      <PageHeader title="Venture match" />
      <div className="mt-6">
        <MatchWorkspace
          key={`${kind} ${opportunity} ${collection}`}
          source={source}
          opportunity={
            kind === 'opportunity' && opportunity !== undefined
              ? {
                  id: opportunity,
                  maySubmit: mayAddTo(person, chosen),
                }
              : null
          }
          search={filters}
          onChange={changeFilters}
          sourceField={
            <div className="space-y-3">
              <SegmentedControl
                label="Match with"
                options={kinds}
                value={kind}
                onChange={(value) => change({ from: value === 'opportunity' ? undefined : value })}
              />
              {kind === 'opportunity' && <OpportunityField search={search} onChange={change} />}
              {kind === 'collection' && <CollectionField search={search} onChange={change} />}
              {kind === 'text' && <TextSource onText={setText} />}
            </div>
          }
        />
      </div>
    </div>
  );
}
