import { Link } from '@tanstack/react-router';
import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { formatNumber } from '#core/domain/format.ts';
import { scoutSearch, type ScoutTab } from './search-params.ts';

const labels: Record<ScoutTab, string> = {
  companies: 'Companies',
  opportunities: 'Opportunities',
  projects: 'Projects',
};

export interface TabCount {
  readonly count: number | undefined;
  readonly isExact: boolean;
}

interface Props {
  readonly current: ScoutTab;
  readonly counts: Readonly<Record<ScoutTab, TabCount>>;
  /** On the right: duration and actions. */
  readonly children: ReactNode;
}

/** The results in three tabs. The tab is part of the address. */
export function ScoutTabs({ current, counts, children }: Props) {
  return (
    <div className="mt-1.5 flex flex-wrap items-center gap-x-3 border-b border-line px-4 md:px-6">
      <nav
        aria-label="Where to search"
        className="-mb-px flex flex-1 gap-5 overflow-x-auto max-xl:-mx-4 max-xl:basis-full max-xl:border-b max-xl:border-line max-xl:px-4 md:max-xl:-mx-6 md:max-xl:px-6"
      >
        {Object.entries(labels).map(([tab, label]) => {
          const { count, isExact } = counts[tab as ScoutTab];
          return (
            <Link
              key={tab}
              to="/search"
              from="/search"
              search={(before) => ({
                ...scoutSearch(before),
                tab: tab === 'companies' ? undefined : (tab as ScoutTab),
                company: undefined,
              })}
              aria-current={tab === current ? 'page' : undefined}
              className={clsx(
                'flex items-baseline gap-1.5 border-b-2 py-2.5 text-control font-medium whitespace-nowrap transition-colors',
                tab === current
                  ? 'border-accent text-ink'
                  : 'border-transparent text-ink-3 hover:text-ink',
              )}
            >
              {label}{' '}
              {/* Room for thousands: the tabs beside it stay where they are when counts arrive. */}
              <span className="min-w-[5ch] text-small leading-5 text-ink-3 tabular">
                {count !== undefined && `${formatNumber(count)}${isExact ? '' : '+'}`}
              </span>
            </Link>
          );
        })}
      </nav>
      <div className="flex min-h-10 items-center gap-2 py-1 max-xl:-mx-4 max-xl:w-[calc(100%+2rem)] max-xl:px-4 max-xl:py-2 md:max-xl:-mx-6 md:max-xl:w-[calc(100%+3rem)] md:max-xl:px-6 max-xl:empty:hidden max-xl:overflow-x-auto max-xl:[scrollbar-width:none]">
        {children}
      </div>
    </div>
  );
}
