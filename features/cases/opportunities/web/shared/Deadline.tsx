import { Clock, Flag } from 'lucide-react';
import { useTimeLeft } from '#core/web/deadlines/use-time-left.ts';
import { Pill } from '#ui/Tag.tsx';
import { deadlineOf, type Closing } from './deadline-of.ts';

/** The time left, or that the deadline has passed. */
export function Deadline({ opportunity }: { readonly opportunity: Closing }) {
  const left = useTimeLeft(deadlineOf(opportunity));
  if (opportunity.status === 'FINISHED') {
    return <Pill icon={<Flag aria-hidden className="size-3" />}>Finished</Pill>;
  }
  if (left === null) return null;
  const icon = <Clock aria-hidden className="size-3" />;
  if (left.isSoon) {
    return (
      <Pill tone="signal" icon={icon}>
        {left.words}
      </Pill>
    );
  }
  return (
    <span className="flex items-center gap-1 text-small whitespace-nowrap text-ink-3 tabular">
      {icon}
      {left.words}
    </span>
  );
}
