import { clsx } from 'clsx';
import type { ReactNode } from 'react';

export function Tag({ children }: { readonly children: ReactNode }) {
  return (
    <span className="inline-block max-w-full truncate rounded-chip bg-hover px-1.5 py-0.5 text-small font-medium text-ink-2">
      {children}
    </span>
  );
}

interface TagListProps {
  readonly tags: readonly string[] | undefined;
  readonly className?: string;
}

/** Tags in a row, on several lines where they do not fit. */
export function TagList({ tags = [], className }: TagListProps) {
  if (tags.length === 0) return null;
  return (
    <span className={clsx('flex flex-wrap gap-1.5', className)}>
      {tags.map((tag) => (
        <Tag key={tag}>{tag}</Tag>
      ))}
    </span>
  );
}

/** `signal`: new or due soon, only. */
export type Tone = 'good' | 'warn' | 'bad' | 'accent' | 'signal' | 'neutral';

const tones: Record<Tone, string> = {
  good: 'bg-good-soft text-good-ink',
  warn: 'bg-warn-soft text-warn-ink',
  bad: 'bg-bad-soft text-bad-ink',
  accent: 'bg-accent-soft text-accent-ink',
  signal: 'bg-signal-soft text-signal-ink',
  neutral: 'bg-hover text-ink-2',
};

/** A state in one word, with its colour. Colour is never the only sign of it. */
export function Pill({
  tone = 'neutral',
  icon,
  children,
}: {
  readonly tone?: Tone;
  readonly icon?: ReactNode;
  readonly children: ReactNode;
}) {
  return (
    <span
      className={clsx(
        'inline-flex items-center gap-1 rounded-full px-2 py-px text-small font-medium whitespace-nowrap tabular',
        tones[tone],
      )}
    >
      {icon}
      {children}
    </span>
  );
}
