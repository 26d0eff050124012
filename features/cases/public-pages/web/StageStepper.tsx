import { clsx } from 'clsx';
import { Check } from 'lucide-react';
import type { Step } from '#features/cases/public-pages/domain/follow-up.ts';
import { DateText } from '#ui/dates.tsx';

interface Props {
  readonly steps: readonly Step[];
  readonly isDeclined: boolean;
  /** When it entered the current stage. */
  readonly since: string;
}

/** More steps do not fit in a row. */
const mostInRow = 6;

const spoken = { passed: 'done', current: 'now', ahead: 'to come' } as const;

/** The stages of the corporation, with the current one marked. */
export function StageStepper({ steps, isDeclined, since }: Props) {
  const isRow = steps.length <= mostInRow;
  return (
    <ol aria-label="Steps" className={clsx('flex flex-col', isRow && 'sm:flex-row sm:gap-1.5')}>
      {steps.map(({ name, state }) => {
        const isEnd = state === 'current' && isDeclined;
        return (
          <li
            key={name}
            aria-current={state === 'current' ? 'step' : undefined}
            className={clsx(
              'flex min-h-11 min-w-0 flex-1 gap-x-3',
              isRow && 'sm:min-h-0 sm:flex-col sm:gap-2',
            )}
          >
            <span
              aria-hidden
              className={clsx(
                'my-0.5 w-1 shrink-0 rounded-full',
                isRow && 'sm:my-0 sm:h-1 sm:w-auto',
                state === 'ahead' && 'bg-line',
                state !== 'ahead' && (isEnd ? 'bg-ink-3' : 'bg-accent'),
              )}
            />
            <span
              className={clsx(
                'min-w-0 py-0.5',
                state === 'current' ? 'font-semibold text-ink' : 'text-ink-2',
                state === 'ahead' && 'text-ink-3',
              )}
            >
              <span className="flex items-center gap-1 break-words">
                {state === 'passed' && (
                  <Check aria-hidden className="size-3.5 shrink-0 text-accent" />
                )}
                {name}
                <span className="sr-only">, {spoken[state]}</span>
              </span>
              {state === 'current' && (
                <span className="block text-small font-normal text-ink-3">
                  since <DateText at={since} short />
                </span>
              )}
            </span>
          </li>
        );
      })}
    </ol>
  );
}
