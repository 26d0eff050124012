import { ListFilter } from 'lucide-react';
import type { ReactNode } from 'react';
import { Dialog, DialogTrigger } from 'react-aria-components/Dialog';
import { Popover } from 'react-aria-components/Popover';
import { pluralize } from '#core/domain/format.ts';
import { Button } from '#ui/Button.tsx';

interface Props {
  /** How many of its filters are set. */
  readonly count: number;
  /** The fields of the filters. */
  readonly children: ReactNode;
}

/** The less frequent filters of a list, behind a button that says how many are set. */
export function FilterMenu({ count, children }: Props) {
  return (
    <DialogTrigger>
      <Button
        variant="quiet"
        aria-label={count === 0 ? 'Filter' : `Filter, ${pluralize(count, 'filter', 'filters')} set`}
      >
        <ListFilter aria-hidden className="size-4" strokeWidth={1.75} />
        Filter
        {count > 0 && <span className="text-accent-ink tabular">{count}</span>}
      </Button>
      <Popover placement="bottom start" className="floating rounded-card p-4">
        <Dialog aria-label="Filters" className="flex flex-col items-start gap-4 outline-none">
          {children}
        </Dialog>
      </Popover>
    </DialogTrigger>
  );
}
