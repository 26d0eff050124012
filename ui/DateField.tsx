import { parseDate } from '@internationalized/date';
import { clsx } from 'clsx';
import { CalendarDays, ChevronLeft, ChevronRight } from 'lucide-react';
import { Calendar, CalendarCell, CalendarGrid } from 'react-aria-components/Calendar';
import { DateInput, DatePicker, DateSegment } from 'react-aria-components/DatePicker';
import { Dialog } from 'react-aria-components/Dialog';
import { Group } from 'react-aria-components/Group';
import { Heading } from 'react-aria-components/Heading';
import { Popover } from 'react-aria-components/Popover';
import { Button } from './Button.tsx';
import { controlClasses, fieldAriaProps, FieldFrame } from './Field.tsx';

interface Props {
  readonly id: string;
  readonly label: string;
  readonly isRequired: boolean;
  readonly hint?: string | undefined;
  readonly problem: string | undefined;
  readonly isUnmarked?: boolean;
  /** `2026-12-15`, or empty. */
  readonly value: string;
  readonly onChange: (day: string) => void;
}

const icon = { 'aria-hidden': true, className: 'size-4', strokeWidth: 1.75 } as const;

/** A part of a date: day, month or year. */
export const dateSegmentClasses =
  'rounded-[3px] px-px outline-none data-[focused]:bg-accent data-[focused]:text-on-accent data-[placeholder]:text-ink-3 data-[focused]:data-[placeholder]:text-on-accent';

/** The month to choose a day from. */
export function MonthPopover() {
  return (
    <Popover className="floating rounded-card p-3">
      <Dialog className="outline-none">
        <Calendar>
          <header className="mb-2 flex items-center justify-between">
            <Button slot="previous" variant="quiet" size="icon">
              <ChevronLeft {...icon} />
            </Button>
            <Heading className="text-control font-semibold" />
            <Button slot="next" variant="quiet" size="icon">
              <ChevronRight {...icon} />
            </Button>
          </header>
          <CalendarGrid className="text-control tabular">
            {(date) => (
              <CalendarCell
                date={date}
                className="grid size-8 cursor-pointer place-items-center rounded-control hover:bg-hover data-[outside-month]:invisible data-[selected]:bg-accent data-[selected]:text-on-accent data-[today]:font-semibold"
              />
            )}
          </CalendarGrid>
        </Calendar>
      </Dialog>
    </Popover>
  );
}

/** A date in the order of the reader's locale, typed part by part or chosen from a month. */
export function DateField({ value, onChange, ...parts }: Props) {
  const { id, isRequired, problem } = parts;
  return (
    <DatePicker
      value={value === '' ? null : parseDate(value)}
      onChange={(day) => onChange(day?.toString() ?? '')}
      isRequired={isRequired}
      isInvalid={problem !== undefined}
      validationBehavior="aria"
      aria-describedby={fieldAriaProps(parts)['aria-describedby']}
    >
      <FieldFrame {...parts} isGroup>
        <Group
          id={id}
          className={clsx(controlClasses(problem), 'flex h-10 items-center gap-2 pr-1')}
        >
          <DateInput className="flex flex-1 items-center tabular">
            {(segment) => <DateSegment segment={segment} className={dateSegmentClasses} />}
          </DateInput>
          <Button variant="quiet" size="icon">
            <CalendarDays {...icon} />
          </Button>
        </Group>
      </FieldFrame>
      <MonthPopover />
    </DatePicker>
  );
}
