import type { UseInfiniteQueryResult } from '@tanstack/react-query';
import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { ButtonLink } from '#core/web/router/ButtonLink.tsx';
import { FirstOpportunityLink } from '#features/cases/opportunities/web/shared/FirstOpportunityLink.tsx';
import { listState } from '#core/web/transport/list-state.ts';
import { ListResult } from '#ui/ListResult.tsx';
import { EmptyState } from '#ui/states.tsx';
import { useListKeys } from '#core/web/views/use-list-keys.ts';
import { ListSkeleton } from './ListSkeleton.tsx';

interface Props<Row> {
  readonly what: 'opportunities' | 'projects';
  readonly words: string;
  readonly found: UseInfiniteQueryResult<Row[]>;
  readonly children: (row: Row) => ReactNode;
}

/** Where the first one is made. */
const firstOf = {
  opportunities: <FirstOpportunityLink />,
  projects: <ButtonLink to="/projects">Go to Projects</ButtonLink>,
} as const;

/** A list of search results other than companies. `j` and `k` move through it, Enter opens the page. */
export function RecordList<Row extends { readonly id: string }>(props: Props<Row>) {
  const { what, words, found, children } = props;
  const list = useListKeys<HTMLUListElement>();
  return (
    <section aria-label="Results" className="pt-4">
      <ListResult
        what={what}
        {...listState(found)}
        skeleton={<ListSkeleton what={what} />}
        empty={
          words === '' ? (
            <EmptyState title={`There are no ${what} yet`} action={firstOf[what]}>
              Only those you have access to are found.
            </EmptyState>
          ) : (
            <EmptyState title={`None of the ${what} fit “${words}”`}>
              Check the spelling or try other words.
            </EmptyState>
          )
        }
      >
        {(rows) => (
          <ul
            ref={list}
            aria-label={what}
            className={clsx(
              '@container overflow-clip rounded-card border border-line bg-raised transition-opacity duration-150',
              found.isPlaceholderData && 'opacity-55 delay-400',
            )}
          >
            {rows.map((row) => (
              <li
                key={row.id}
                className="group relative flex gap-4 border-b border-line px-4 py-3.5 transition-colors last:border-b-0 focus-within:bg-accent-soft hover:bg-accent-soft"
              >
                {children(row)}
              </li>
            ))}
          </ul>
        )}
      </ListResult>
    </section>
  );
}

/** The link of the name covers the whole row. */
export const rowLinkClasses =
  'break-words font-semibold tracking-[-0.008em] after:absolute after:inset-0 focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:-outline-offset-2 focus-visible:after:outline-accent';
