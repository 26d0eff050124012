import { ListFilter, SlidersHorizontal } from 'lucide-react';
import type { ReactNode } from 'react';
import { formatNumber } from '#core/domain/format.ts';
import { Button } from '#ui/Button.tsx';
import type { MatchPanel } from './search-params.ts';

interface Props {
  readonly panel: MatchPanel | undefined;
  readonly onPanel: (panel: MatchPanel | undefined) => void;
  /** What differs from the default. */
  readonly tuning: readonly string[];
  readonly filterCount: number;
  /** Whether there is something to tune and to filter. */
  readonly isReady: boolean;
  /** Where the source is chosen. */
  readonly children?: ReactNode;
}

const icon = { 'aria-hidden': true, className: 'size-4 shrink-0', strokeWidth: 1.75 } as const;

/** The source of the matches, and what ranks and narrows them behind a button each. */
export function MatchToolbar(props: Props) {
  const { panel, onPanel, tuning, filterCount, isReady, children } = props;
  const toggle = (name: MatchPanel) => onPanel(panel === name ? undefined : name);
  return (
    <div className="flex flex-wrap items-start gap-2">
      {children}
      {isReady && (
        <div className="flex min-w-0 gap-2 lg:ml-auto">
          <Button
            aria-expanded={panel === 'tune'}
            onPress={() => toggle('tune')}
            className="min-w-0"
          >
            <SlidersHorizontal {...icon} />
            Tune
            {tuning.length > 0 && (
              <span className="max-w-56 truncate font-normal text-ink-2">{tuning.join(', ')}</span>
            )}
          </Button>
          <Button aria-expanded={panel === 'filters'} onPress={() => toggle('filters')}>
            <ListFilter {...icon} />
            Filters
            {filterCount > 0 && (
              <span className="font-normal text-ink-2 tabular">{formatNumber(filterCount)}</span>
            )}
          </Button>
        </div>
      )}
    </div>
  );
}
