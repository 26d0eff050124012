import { clsx } from 'clsx';
import type { ReactNode } from 'react';

export function Tag({ children }: { readonly children: ReactNode }) {
  return (
    <span className="inline-block max-w-full truncate rounded-[4px] bg-sunken px-1.5 py-px text-meta text-ink-2">
      {children}
    </span>
  );
}

export type Tone = 'good' | 'warn' | 'bad' | 'accent' | 'neutral';

const tones: Record<Tone, string> = {
  good: 'bg-good-soft text-good',
  warn: 'bg-warn-soft text-warn',
  bad: 'bg-bad-soft text-bad',
  accent: 'bg-accent-soft text-accent-ink',
  neutral: 'bg-sunken text-ink-2',
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
        'inline-flex items-center gap-1 rounded-full px-2 py-px text-meta font-medium whitespace-nowrap tabular',
        tones[tone],
      )}
    >
      {icon}
      {children}
    </span>
  );
}
