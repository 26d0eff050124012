import { useQueries } from '@tanstack/react-query';
import { ArrowLeft } from 'lucide-react';
import { useState } from 'react';
import { plural } from '#core/domain/format.ts';
import { submissionLimits } from '#features/cases/submissions/domain/limits.ts';
import type { Opportunity } from '#features/cases/opportunities/domain/opportunity.ts';
import { compareSubmissions } from '#features/cases/submissions/domain/comparison.ts';
import { get } from '#features/cases/submissions/domain/endpoints.ts';
import { queryOptionsOf } from '#core/web/transport/query-options.ts';
import { Button } from '#ui/Button.tsx';
import { EmptyState, Loading } from '#ui/states.tsx';
import { AddToComparison } from './AddToComparison.tsx';
import { CompareTable } from './CompareTable.tsx';
import { useKeyboardShortcuts } from '#ui/use-keyboard-shortcuts.ts';
import { CheckboxField } from '#ui/CheckboxField.tsx';

interface Props {
  readonly opportunity: Opportunity;
  readonly ids: readonly string[];
  readonly openId: string | undefined;
  readonly onChange: (ids: readonly string[]) => void;
  readonly onOpen: (id: string) => void;
  readonly onClose: () => void;
}

/** Up to four submissions side by side, with differences marked. */
export function Compare({ opportunity, ids, openId, onChange, onOpen, onClose }: Props) {
  const results = useQueries({ queries: ids.map((id) => queryOptionsOf(get, { params: { id } })) });
  const [isOnlyDifferences, setIsOnlyDifferences] = useState(false);
  useKeyboardShortcuts({ Escape: () => (openId === undefined ? onClose() : false) });
  const isLoading = results.some(({ isPending }) => isPending);
  const all = results.flatMap(({ data }) => data ?? []);
  const missing = results.filter(({ error }) => error !== null).length;
  const rows = compareSubmissions(all).filter(({ differs }) => differs || !isOnlyDifferences);

  return (
    <section aria-label="Comparison">
      <div className="mb-4 flex flex-wrap items-center gap-3">
        <Button variant="quiet" onPress={onClose}>
          <ArrowLeft aria-hidden className="size-4" strokeWidth={1.75} />
          All submissions
        </Button>
        <div className="ml-auto flex flex-wrap items-center gap-4">
          <CheckboxField isSelected={isOnlyDifferences} onChange={setIsOnlyDifferences}>
            Only differences
          </CheckboxField>
          {ids.length < submissionLimits.compareMost && (
            <AddToComparison
              opportunityId={String(opportunity.id)}
              compared={ids}
              onAdd={(id) => onChange([...ids, id])}
            />
          )}
        </div>
      </div>
      {missing > 0 && (
        <p role="alert" className="mb-3 text-control text-warn-ink">
          {plural(missing, 'One submission is', `${missing} submissions are`)} not there any more.
        </p>
      )}
      {isLoading ? (
        <Loading what="the submissions">
          <div className="grid gap-3 sm:grid-cols-3">
            {ids.map((id) => (
              <div key={id} className="skeleton h-96" />
            ))}
          </div>
        </Loading>
      ) : (
        <CompareTable
          submissions={all}
          opportunity={opportunity}
          rows={rows}
          openId={openId}
          onOpen={onOpen}
          onRemove={(id) => onChange(ids.filter((one) => one !== id))}
        />
      )}
      {!isLoading && rows.length === 0 && (
        <EmptyState title="No differences">There are no differences.</EmptyState>
      )}
    </section>
  );
}
