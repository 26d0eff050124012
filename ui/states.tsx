import { TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { buttonClasses } from './button-classes.ts';
import { RadarSketch } from './Radar.tsx';

interface Place {
  /** When it is the whole page, its title is the page's heading. */
  readonly isPage?: boolean;
}

interface EmptyProps extends Place {
  readonly title: string;
  readonly children?: ReactNode;
  readonly action?: ReactNode;
}

/** The empty state: one sentence, and an action. */
export function EmptyState({ title, children, action, isPage = false }: EmptyProps) {
  const Heading = isPage ? 'h1' : 'h2';
  return (
    <div data-empty-state className="flex flex-col items-center gap-3 px-6 py-16 text-center">
      <RadarSketch className="mb-2 w-40" />
      <Heading className="text-reading font-semibold">{title}</Heading>
      {children && <p className="max-w-md text-ink-2">{children}</p>}
      {action}
    </div>
  );
}

interface ErrorProps extends Place {
  /** What failed to load, as a sentence. */
  readonly title: string;
  readonly error: unknown;
  readonly onRetry: () => void;
}

/** Only our own sentences are for people; those of the browser's engine tell them nothing. */
const sentenceOf = (error: unknown): string =>
  error === null
    ? 'It is being tried again.'
    : error instanceof Error && error.name === 'Problem'
      ? error.message
      : 'Something went wrong while it was drawn. Try again, or reload the page.';

/** An error in words, with a retry button. The rest of the page still works. */
export function ErrorState({ title, error, onRetry, isPage = false }: ErrorProps) {
  const Heading = isPage ? 'h1' : 'h2';
  return (
    <div role="alert" className="flex flex-col items-center gap-3 px-6 py-16 text-center">
      <TriangleAlert aria-hidden className="size-6 text-warn-ink" strokeWidth={1.75} />
      <Heading className="text-reading font-semibold">{title}</Heading>
      <p className="max-w-md text-ink-2">{sentenceOf(error)}</p>
      <button type="button" onClick={onRetry} className={buttonClasses('plain', 'medium')}>
        Try again
      </button>
    </div>
  );
}

/** The same in one line, where only a part failed. */
export function ErrorLine({ title, error, onRetry }: Omit<ErrorProps, 'isPage'>) {
  return (
    <p role="alert" className="flex flex-wrap items-center gap-x-3 gap-y-1.5 text-ink-2">
      <TriangleAlert aria-hidden className="size-4 shrink-0 text-warn-ink" strokeWidth={1.75} />
      {title}. {sentenceOf(error)}
      <button type="button" onClick={onRetry} className={buttonClasses('plain', 'small')}>
        Try again
      </button>
    </p>
  );
}

/** Announces a skeleton to screen readers. */
export function Loading({
  what,
  children,
}: {
  readonly what: string;
  readonly children: ReactNode;
}) {
  return (
    <div aria-busy="true">
      <span role="status" className="sr-only">
        Loading {what}…
      </span>
      <div aria-hidden>{children}</div>
    </div>
  );
}
