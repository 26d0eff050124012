import { parseDate } from '@internationalized/date';
import { CalendarDays } from 'lucide-react';
import { DateInput, DatePicker, DateSegment } from 'react-aria-components/DatePicker';
import { Group } from 'react-aria-components/Group';
import { Label } from 'react-aria-components/Label';
import { Button } from '#ui/Button.tsx';
import { dateSegmentClasses, MonthPopover } from '#ui/DateField.tsx';

interface Props {
  readonly label: string;
  /** `2026-12-15` */
  readonly value: string | undefined;
  readonly onChange: (day: string | undefined) => void;
}

/** A day in a row of filters, as high as the others. */
export function DayField({ label, value, onChange }: Props) {
  return (
    <DatePicker
      value={value === undefined ? null : parseDate(value)}
      onChange={(day) => onChange(day?.toString())}
    >
      <Group className="flex h-8 items-center gap-1.5 rounded-control border border-line-strong bg-raised pr-0.5 pl-2.5 text-control transition-colors focus-within:border-accent hover:border-ink-3 pointer-coarse:h-10">
        <Label className="text-ink-3">{label}</Label>
        <DateInput className="flex items-center tabular">
          {(segment) => <DateSegment segment={segment} className={dateSegmentClasses} />}
        </DateInput>
        <Button variant="quiet" size="icon" className="size-7">
          <CalendarDays aria-hidden className="size-4 text-ink-3" strokeWidth={1.75} />
        </Button>
      </Group>
      <MonthPopover />
    </DatePicker>
  );
}
