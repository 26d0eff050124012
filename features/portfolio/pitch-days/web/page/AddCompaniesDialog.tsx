import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { pluralize } from '#core/domain/format.ts';
import { QueryBoundary } from '#core/web/transport/QueryBoundary.tsx';
import { queryOptionsOf } from '#core/web/transport/query-options.ts';
import { useCollections } from '#features/directory/collections/web/shared/use-collections.ts';
import { candidates } from '#features/portfolio/pitch-days/domain/endpoints.ts';
import type { candidateSources } from '#features/portfolio/pitch-days/domain/pitch-day.ts';
import type { PitchDayPage } from '#features/portfolio/pitch-days/web/shown-day.ts';
import { companiesOf, useChange } from '#features/portfolio/pitch-days/web/use-change.ts';
import { Button } from '#ui/Button.tsx';
import { CheckboxField } from '#ui/CheckboxField.tsx';
import { DialogFrame } from '#ui/DialogFrame.tsx';
import { SegmentedControl } from '#ui/SegmentedControl.tsx';
import { SelectField } from '#ui/SelectField.tsx';
import { SkeletonRepeat } from '#ui/skeletons.tsx';

type Source = (typeof candidateSources)[number];
const usualCapacity = 1;

const emptyWords: Readonly<Record<Source, string>> = {
  matches: 'No company matches that is not on this day already.',
  submissions: 'No shortlisted submission is of a company that is not on this day already.',
  collection: 'All companies of this collection are on this day.',
};

interface Props {
  readonly day: PitchDayPage;
  readonly onClose: () => void;
}

/** Adds companies: matches, shortlisted submissions, or those of a collection. */
export function AddCompaniesDialog({ day, onClose }: Props) {
  const change = useChange(day.id);
  const [source, setSource] = useState<Source>('submissions');
  const [collectionId, setCollectionId] = useState<string | null>(null);
  const [selection, setSelection] = useState<ReadonlySet<string>>(new Set());
  const { own = [], shared = [] } = useCollections();
  const query = useQuery({
    ...queryOptionsOf(candidates, {
      params: { id: day.id },
      query: { source, ...(collectionId !== null && { collectionId }) },
    }),
    enabled: source !== 'collection' || collectionId !== null,
  });
  const toggle = (id: string, isSelected: boolean) =>
    setSelection((before) => {
      const next = new Set(before);
      if (isSelected) next.add(id);
      else next.delete(id);
      return next;
    });
  const add = () => {
    const added = [...selection].map((id) => ({ id, capacity: usualCapacity }));
    change((current) => ({
      companies: [
        ...companiesOf(current),
        ...added.filter(({ id }) => current.companies.every(({ company }) => company.id !== id)),
      ],
    }));
    onClose();
  };
  return (
    <DialogFrame
      title="Add companies"
      width="medium"
      onClose={onClose}
      actions={
        <>
          <Button variant="quiet" onPress={onClose}>
            Cancel
          </Button>
          <Button variant="primary" isDisabled={selection.size === 0} onPress={add}>
            Add {pluralize(selection.size, 'company', 'companies')}
          </Button>
        </>
      }
    >
      <div className="space-y-4">
        <SegmentedControl
          label="Source"
          options={[
            { value: 'submissions', label: 'Shortlisted' },
            { value: 'matches', label: 'Matches' },
            { value: 'collection', label: 'Collection' },
          ]}
          value={source}
          onChange={setSource}
        />
        {source === 'collection' && (
          <SelectField
            label="Collection"
            placeholder="Choose a collection"
            options={[...own, ...shared].map(({ id, name }) => ({
              value: String(id),
              label: name,
            }))}
            value={collectionId}
            onChange={setCollectionId}
          />
        )}
        {(source !== 'collection' || collectionId !== null) && (
          <QueryBoundary
            what="companies"
            query={query}
            skeleton={<SkeletonRepeat count={5} className="mb-2 h-6" />}
          >
            {(list) =>
              list.length === 0 ? (
                <p className="text-ink-2">{emptyWords[source]}</p>
              ) : (
                <ul aria-label="Companies to add" className="max-h-96 space-y-2 overflow-y-auto">
                  {list.map(({ id, name, oneLiner }) => (
                    <li key={id}>
                      <CheckboxField
                        isSelected={selection.has(id)}
                        onChange={(isSelected) => toggle(id, isSelected)}
                      >
                        <span className="min-w-0">
                          {name}
                          {oneLiner !== null && (
                            <span className="block font-normal text-ink-2">{oneLiner}</span>
                          )}
                        </span>
                      </CheckboxField>
                    </li>
                  ))}
                </ul>
              )
            }
          </QueryBoundary>
        )}
      </div>
    </DialogFrame>
  );
}
