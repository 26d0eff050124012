import { clsx } from 'clsx';
import { Check } from 'lucide-react';
import { useId, type ReactNode } from 'react';

interface Props {
  readonly title: string;
  /** Done, current, or still to come. */
  readonly standing: 'done' | 'current' | 'later';
  /** One-line summary of the choices. */
  readonly summary?: ReactNode;
  readonly actions?: ReactNode;
  readonly children?: ReactNode;
}

/** A numbered step, with its title and content. */
export function Step({ title, standing, summary, actions, children }: Props) {
  const heading = useId();
  return (
    <section
      aria-labelledby={heading}
      className="rounded-card border border-line bg-raised [counter-increment:step]"
    >
      <header className="flex flex-wrap items-center gap-x-3 gap-y-2 px-4 py-3 sm:px-5">
        <span
          aria-hidden
          className={clsx(
            'grid size-6 shrink-0 place-items-center rounded-full text-small font-semibold tabular',
            standing === 'done' && 'bg-good-soft text-good-ink',
            standing === 'current' && 'bg-accent text-on-accent',
            standing === 'later' && 'bg-hover text-ink-3',
            standing !== 'done' && 'before:content-[counter(step)]',
          )}
        >
          {standing === 'done' && <Check className="size-3.5" strokeWidth={2.5} />}
        </span>
        <div className="min-w-0 flex-1">
          <h2
            id={heading}
            className={clsx(
              'text-reading leading-6 font-semibold tracking-[-0.01em]',
              standing === 'later' && 'text-ink-3',
            )}
          >
            {title}
          </h2>
          {summary && <p className="text-control text-ink-3">{summary}</p>}
        </div>
        {actions && <div className="flex flex-wrap items-center gap-2">{actions}</div>}
      </header>
      {children && <div className="border-t border-line px-4 py-4 sm:px-5">{children}</div>}
    </section>
  );
}
