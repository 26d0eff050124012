import { ArrowDown, ArrowUp, Sparkle } from 'lucide-react';
import type { Movement } from '#features/portfolio/radars/domain/movement.ts';

/** The movement of a blip: a sign and a word. */
export function MovementMark({ movement }: { readonly movement: Movement }) {
  if (movement === 'none') return null;
  const [Icon, word, color] = {
    new: [Sparkle, 'New', 'text-signal-ink'] as const,
    in: [ArrowUp, 'In', 'text-good-ink'] as const,
    out: [ArrowDown, 'Out', 'text-bad-ink'] as const,
  }[movement];
  return (
    <span className={`flex shrink-0 items-center gap-1 text-small font-medium ${color}`}>
      <Icon aria-hidden className="size-3" fill={movement === 'new' ? 'currentColor' : 'none'} />
      {word}
    </span>
  );
}

export const movementLabels: Readonly<Record<Movement, string>> = {
  new: 'New',
  in: 'Moved in',
  out: 'Moved out',
  none: 'No change',
};
