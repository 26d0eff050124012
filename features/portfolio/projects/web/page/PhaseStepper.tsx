import { clsx } from 'clsx';
import { Check } from 'lucide-react';
import { projectPhases, type ProjectPhase } from '#features/portfolio/projects/domain/project.ts';

interface Props {
  readonly phase: ProjectPhase;
  /** Without it the phases are only shown. */
  readonly onChoose: ((phase: ProjectPhase) => void) | null;
}

/** The phases in order, with the current one marked. Each is a button for those who may move it. */
export function PhaseStepper({ phase, onChoose }: Props) {
  const reached = projectPhases.indexOf(phase);
  return (
    <ol aria-label="Phase" className="flex min-w-0 flex-wrap items-center gap-y-1">
      {projectPhases.map((step, index) => {
        const isCurrent = step === phase;
        const look = clsx(
          'flex h-8 items-center gap-1.5 rounded-control px-2 text-control whitespace-nowrap',
          isCurrent ? 'font-semibold text-ink' : 'text-ink-2',
          onChoose && !isCurrent && 'cursor-pointer hover:bg-hover',
        );
        const content = (
          <>
            <span
              aria-hidden
              className={clsx(
                'grid size-4 shrink-0 place-items-center rounded-full border',
                index <= reached ? 'border-accent bg-accent text-on-accent' : 'border-line-control',
              )}
            >
              {index < reached && <Check className="size-3" strokeWidth={2.5} />}
            </span>
            {step}
          </>
        );
        return (
          <li
            key={step}
            className="flex items-center"
            aria-current={isCurrent ? 'step' : undefined}
          >
            {index > 0 && (
              <span
                aria-hidden
                className={clsx(
                  'h-px w-3 md:w-6',
                  index <= reached ? 'bg-accent' : 'bg-line-strong',
                )}
              />
            )}
            {onChoose && !isCurrent ? (
              <button
                type="button"
                aria-label={`Move to ${step}`}
                className={look}
                onClick={() => onChoose(step)}
              >
                {content}
              </button>
            ) : (
              <span className={look}>{content}</span>
            )}
          </li>
        );
      })}
    </ol>
  );
}
