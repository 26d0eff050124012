import { useQueries } from '@tanstack/react-query';
import { clsx } from 'clsx';
import { ArrowLeft, PanelRight, X } from 'lucide-react';
import { useState } from 'react';
import { limits } from '#domain/limits.ts';
import type { Opportunity } from '#domain/opportunities/opportunity.ts';
import { comparison, type ComparedRow } from '#domain/submissions/comparing.ts';
import { get } from '#domain/submissions/endpoints.ts';
import type { Submission } from '#domain/submissions/submission.ts';
import { ask } from '#web/transport/ask.ts';
import { Avatar } from '#web/ui/Avatar.tsx';
import { Button } from '#web/ui/Button.tsx';
import { EmptyState, Loading } from '#web/ui/states.tsx';
import { CompareAdd } from './CompareAdd.tsx';
import { CompareCell } from './CompareCell.tsx';
import { Tick } from '#web/ui/Tick.tsx';

interface Props {
  readonly opportunity: Opportunity;
  readonly ids: readonly string[];
  readonly openId: string | undefined;
  readonly onChange: (ids: readonly string[]) => void;
  readonly onOpen: (id: string) => void;
  readonly onClose: () => void;
}

/** Up to four submissions side by side: what differs is marked. */
export function Compare({ opportunity, ids, openId, onChange, onOpen, onClose }: Props) {
  const found = useQueries({ queries: ids.map((id) => ask(get, { params: { id } })) });
  const [isOnlyDifferences, setIsOnlyDifferences] = useState(false);
  const isLoading = found.some(({ isPending }) => isPending);
  const all = found.flatMap(({ data }) => data ?? []);
  const missing = found.filter(({ error }) => error !== null).length;
  const rows = comparison(all).filter(({ differs }) => differs || !isOnlyDifferences);

  return (
    <section aria-label="Comparison">
      <div className="mb-4 flex flex-wrap items-center gap-3">
        <Button variant="quiet" onPress={onClose}>
          <ArrowLeft aria-hidden className="size-4" strokeWidth={1.75} />
          All submissions
        </Button>
        <div className="ml-auto flex flex-wrap items-center gap-4">
          <Tick isSelected={isOnlyDifferences} onChange={setIsOnlyDifferences}>
            Only differences
          </Tick>
          {ids.length < limits.compareMost && (
            <CompareAdd
              opportunityId={String(opportunity.id)}
              compared={ids}
              onAdd={(id) => onChange([...ids, id])}
            />
          )}
        </div>
      </div>
      {missing > 0 && (
        <p role="alert" className="mb-3 text-control text-warn">
          {missing === 1 ? 'One submission is' : `${missing} submissions are`} not there any more.
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
          rows={rows}
          openId={openId}
          onOpen={onOpen}
          onRemove={(id) => onChange(ids.filter((one) => one !== id))}
        />
      )}
      {!isLoading && rows.length === 0 && (
        <EmptyState title="They say the same">Nothing about them differs.</EmptyState>
      )}
    </section>
  );
}

interface TableProps {
  readonly submissions: readonly Submission[];
  readonly rows: readonly ComparedRow[];
  readonly openId: string | undefined;
  readonly onOpen: (id: string) => void;
  readonly onRemove: (id: string) => void;
}

function CompareTable({ submissions, rows, openId, onOpen, onRemove }: TableProps) {
  return (
    <div
      tabIndex={0}
      role="region"
      aria-label="Side by side"
      className="relative max-h-[calc(100dvh-8rem)] snap-x snap-mandatory scroll-pl-0 overflow-auto rounded-card border border-line bg-surface sm:scroll-pl-36"
    >
      <table className="w-full border-separate border-spacing-0 text-control">
        <thead>
          <tr>
            <th className="sticky top-0 left-0 z-20 hidden w-36 border-r border-b border-line bg-surface sm:table-cell">
              <span className="sr-only">What</span>
            </th>
            {submissions.map((one) => (
              <th
                key={one.id}
                scope="col"
                className={clsx(
                  'sticky top-0 z-10 min-w-[calc(100vw-3.5rem)] snap-start border-r border-b border-line p-3 text-left align-top font-normal last:border-r-0 sm:min-w-64',
                  one.id === openId ? 'bg-accent-soft' : 'bg-surface',
                )}
              >
                <div className="flex items-start gap-2.5">
                  <Avatar
                    id={String(one.company?.id ?? one.companyName)}
                    name={one.companyName}
                    imageUrl={one.company?.logoUrl}
                    shape="company"
                  />
                  <div className="min-w-0 flex-1">
                    <p className="line-clamp-2 font-semibold">{one.title}</p>
                    <p className="truncate text-meta text-ink-3">{one.companyName}</p>
                  </div>
                  <div className="-mt-1 -mr-1 flex shrink-0">
                    <Button
                      variant="quiet"
                      size="icon"
                      aria-label={`Open ${one.title}`}
                      onPress={() => onOpen(String(one.id))}
                    >
                      <PanelRight aria-hidden className="size-4" strokeWidth={1.75} />
                    </Button>
                    <Button
                      variant="quiet"
                      size="icon"
                      aria-label={`Take ${one.title} out`}
                      onPress={() => onRemove(String(one.id))}
                    >
                      <X aria-hidden className="size-4" strokeWidth={1.75} />
                    </Button>
                  </div>
                </div>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.id} className="[&:last-child>*]:border-b-0">
              <th
                scope="row"
                className="sticky left-0 z-[5] hidden w-36 border-r border-b border-line bg-surface p-3 text-left align-top text-meta font-medium break-words text-ink-3 sm:table-cell"
              >
                {row.label}
                {row.differs && (
                  <span
                    title="They differ"
                    className="ml-1.5 inline-block size-1.5 rounded-full bg-accent align-middle"
                  >
                    <span className="sr-only">, differs</span>
                  </span>
                )}
              </th>
              {submissions.map((one, index) => (
                <td
                  key={one.id}
                  className={clsx(
                    'border-r border-b border-line p-3 align-top last:border-r-0',
                    row.differs ? 'shadow-[inset_2px_0_0_var(--color-accent)]' : 'text-ink-3',
                  )}
                >
                  <span className="mb-1 block text-meta text-ink-3 sm:hidden">{row.label}</span>
                  <CompareCell row={row} submission={one} value={row.values[index] ?? null} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
