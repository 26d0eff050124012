import { useQuery } from '@tanstack/react-query';
import { useId, useState, type FormEvent } from 'react';
import { useCollections } from '#features/directory/collections/web/shared/use-collections.ts';
import { matchLimits } from '#features/portfolio/matches/domain/limits.ts';
import { useCorporation } from '#core/web/session/use-corporation.ts';
import { Button } from '#ui/Button.tsx';
import { LongTextField } from '#ui/Field.tsx';
import { SegmentedControl } from '#ui/SegmentedControl.tsx';
import { SelectField } from '#ui/SelectField.tsx';
import { openOpportunities } from './open-opportunities.ts';
import type { MatchSearch } from './search-params.ts';

const kinds = [
  { value: 'opportunity', label: 'Opportunity' },
  { value: 'text', label: 'Text' },
  { value: 'collection', label: 'Collection' },
] as const;

interface FieldProps {
  readonly search: MatchSearch;
  readonly onChange: (next: MatchSearch) => void;
}

function OpportunityField({ search, onChange }: FieldProps) {
  const { data } = useQuery(openOpportunities);
  const { corporations } = useCorporation();
  const nameOf = (id: string) => corporations.find((one) => one.id === id)?.name;
  const options = (data?.data ?? []).map(({ id, name, corporationId, cycleName }) => ({
    value: id,
    label: name,
    about: [nameOf(corporationId), cycleName].filter(Boolean).join(' · '),
  }));
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
    value: String(id),
    label: name,
  }));
  return (
    <SelectField
      label="Collection"
      isLabelHidden
      searchLabel="Find a collection"
      placeholder="More like a collection…"
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

interface SourceProps extends FieldProps {
  readonly onText: (text: string) => void;
}

/** Where an opportunity or a collection is chosen, or a text written. */
export function MatchSourceField({ search, onChange, onText }: SourceProps) {
  const kind = search.from ?? 'opportunity';
  return (
    <div className="flex min-w-0 flex-wrap items-start gap-2 *:max-w-full">
      <SegmentedControl
        label="Match with"
        options={kinds}
        value={kind}
        onChange={(value) => onChange({ from: value === 'opportunity' ? undefined : value })}
      />
      {kind === 'opportunity' && <OpportunityField search={search} onChange={onChange} />}
      {kind === 'collection' && <CollectionField search={search} onChange={onChange} />}
      {kind === 'text' && <TextSource onText={onText} />}
    </div>
  );
}
