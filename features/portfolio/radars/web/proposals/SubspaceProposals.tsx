import { useQuery } from '@tanstack/react-query';
import { useState, type FormEvent } from 'react';
import { linkToCollection } from '#features/directory/collections/domain/links.ts';
import { ofCollection } from '#features/portfolio/radars/domain/blip-endpoints.ts';
import { radarLimits } from '#features/portfolio/radars/domain/limits.ts';
import type { CollectionProposals } from '#features/portfolio/radars/domain/proposal.ts';
import type { Area, Radar } from '#features/portfolio/radars/domain/radar.ts';
import { pluralize } from '#core/domain/format.ts';
import { QueryBoundary } from '#core/web/transport/QueryBoundary.tsx';
import { queryOptionsOf } from '#core/web/transport/query-options.ts';
import { CheckboxField } from '#ui/CheckboxField.tsx';
import { ErrorText } from '#ui/ErrorText.tsx';
import { FormActions } from '#ui/FormActions.tsx';
import { SkeletonRepeat } from '#ui/skeletons.tsx';
import { AreaField } from './AreaField.tsx';
import { usePropose } from './use-propose.ts';

interface Props {
  readonly radar: Radar;
  readonly areas: { readonly quadrants: readonly Area[] };
  readonly collection: { readonly id: string; readonly name: string };
  readonly onClose: () => void;
}

interface RowsProps extends Props {
  readonly subspaces: CollectionProposals;
}

const { proposalsMost: most } = radarLimits;

function Rows({ radar, areas, collection, subspaces, onClose }: RowsProps) {
  const [rows, setRows] = useState(() => {
    const selected = new Set(subspaces.filter(({ count }) => count > 0).slice(0, most));
    return subspaces.map((one) => ({ ...one, isChosen: selected.has(one) }));
  });
  const { mutate, isPending, error } = usePropose(radar, onClose);
  const change = (at: number, fields: Partial<(typeof rows)[number]>) =>
    setRows(rows.map((row, index) => (index === at ? { ...row, ...fields } : row)));
  const selection = rows.filter(({ isChosen }) => isChosen);
  const isTooMany = selection.length > most;
  const propose = (event: FormEvent) => {
    event.preventDefault();
    if (selection.length === 0 || isTooMany || isPending) return;
    const { id, name: label } = collection;
    mutate({
      proposals: selection.map(({ name, quadrantId, count, companies }) => ({
        name,
        quadrantId,
        companies: companies.map(({ kind, id: of }) => ({ kind, id: of })),
        source: { kind: 'collection', id, label, count, query: linkToCollection(id) },
      })),
    });
  };
  return (
    <form className="space-y-4" onSubmit={propose}>
      <ul
        aria-label="Sub-spaces"
        className="divide-y divide-line rounded-card border border-line [&>li]:px-3"
      >
        {rows.map(({ name, count, quadrantId, isChosen }, at) => (
          <li key={at} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-2">
            <CheckboxField
              isSelected={isChosen}
              onChange={(next) => change(at, { isChosen: next })}
            >
              <span className="min-w-0 wrap-anywhere">
                {name}{' '}
                <span className="ml-1 font-normal text-ink-3">
                  {pluralize(count, 'company', 'companies', 'en')}
                </span>
              </span>
            </CheckboxField>
            <AreaField
              label={`Quadrant of ${name}`}
              isLabelHidden
              areas={areas.quadrants}
              value={quadrantId}
              onChange={(next) => change(at, { quadrantId: next })}
            />
          </li>
        ))}
      </ul>
      <ErrorText>
        {isTooMany ? `At most ${most} blips are proposed at once.` : error?.message}
      </ErrorText>
      <FormActions
        submit={`Propose ${pluralize(selection.length, 'blip', 'blips', 'en')}`}
        isBusy={isPending || selection.length === 0}
        onCancel={onClose}
      />
    </form>
  );
}

/** The sub-spaces of a collection as blips, each in the quadrant that its name fits. */
export function SubspaceProposals(props: Props) {
  const { radar, collection } = props;
  const params = { id: radar.id, collectionId: collection.id };
  const query = useQuery(queryOptionsOf(ofCollection, { params }));
  return (
    <QueryBoundary
      what="sub-spaces"
      query={query}
      skeleton={
        <div className="space-y-2">
          <SkeletonRepeat count={4} className="h-10" />
        </div>
      }
    >
      {(subspaces) => <Rows {...props} subspaces={subspaces} />}
    </QueryBoundary>
  );
}
