import { ArrowDown, ArrowUp, Clock, Sparkle } from 'lucide-react';
import type { SpotlightItem } from '#features/portfolio/spotlight/domain/spotlight.ts';
import { Pill } from '#ui/Tag.tsx';

const marks = {
  new: { Icon: Sparkle, word: 'New', tone: 'signal' },
  soon: { Icon: Clock, word: 'Closing soon', tone: 'signal' },
  in: { Icon: ArrowUp, word: 'In', tone: 'good' },
  out: { Icon: ArrowDown, word: 'Out', tone: 'bad' },
} as const;

/** Why an item is there, in a word. */
export function ItemMark({ mark }: Pick<SpotlightItem, 'mark'>) {
  if (mark === null) return null;
  const { Icon, word, tone } = marks[mark];
  return (
    <Pill tone={tone} icon={<Icon aria-hidden className="size-3" />}>
      {word}
    </Pill>
  );
}
