import { clsx } from 'clsx';
import { Check, Circle } from 'lucide-react';
import type { Round, RoundItem } from '#features/portfolio/radars/domain/round.ts';
import type { VotingStep } from '#features/portfolio/radars/domain/round-steps.ts';
import { choiceName } from './round-words.ts';

interface Props {
  readonly round: Round;
  readonly step: VotingStep;
  readonly items: readonly RoundItem[];
  readonly shownId: string;
  readonly onShow: (id: string) => void;
}

/** All blips of a vote with one's own choices. */
export function VoteList({ round, step, items, shownId, onShow }: Props) {
  return (
    <nav aria-label="Blips to vote on" className="min-w-0">
      <ul className="divide-y divide-line overflow-hidden rounded-card border border-line bg-raised">
        {items.map((item) => {
          const own = item[step];
          const Icon = own === null ? Circle : Check;
          return (
            <li key={item.id}>
              <button
                type="button"
                aria-current={item.id === shownId ? 'true' : undefined}
                onClick={() => onShow(item.id)}
                className={clsx(
                  'flex min-h-11 w-full cursor-pointer items-center gap-2 px-3 py-1.5 text-left text-control hover:bg-hover',
                  item.id === shownId && 'bg-accent-soft',
                )}
              >
                <Icon
                  aria-hidden
                  className={clsx('size-3.5 shrink-0', own === null ? 'text-ink-3' : 'text-accent')}
                  strokeWidth={2}
                />
                <span className="line-clamp-2 min-w-0 flex-1 wrap-anywhere">{item.name}</span>
                <span className="shrink-0 text-small text-ink-2">
                  {own === null ? (
                    <span className="sr-only">no vote</span>
                  ) : (
                    choiceName(round.rings, own.choice)
                  )}
                </span>
              </button>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
