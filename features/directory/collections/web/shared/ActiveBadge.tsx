import { Star } from 'lucide-react';
import { Pill } from '#ui/Tag.tsx';

/** Marks the active collection and shows the shortcut that adds to it. */
export function ActiveBadge() {
  return (
    <span title="Press c anywhere to add a company">
      <Pill tone="accent" icon={<Star aria-hidden className="size-3" strokeWidth={2} />}>
        Active
        <kbd className="ml-0.5 max-sm:hidden rounded-[3px] border border-current/25 px-1 font-sans text-meta leading-3.5 font-medium">
          c
        </kbd>
      </Pill>
    </span>
  );
}
