import { useId, useState } from 'react';
import { Button as AriaButton } from 'react-aria-components/Button';
import { Dialog, DialogTrigger } from 'react-aria-components/Dialog';
import { Popover } from 'react-aria-components/Popover';
import { Button } from '#ui/Button.tsx';
import { DateField } from '#ui/DateField.tsx';
import { DayText, formatDay } from '#ui/dates.tsx';

interface Props {
  /** What the date is of: "Due date of First test". */
  readonly label: string;
  readonly day: string | null;
  readonly canClear?: boolean;
  readonly onChange: (day: string | null) => void;
}

/** A date that opens a field to move it. */
export function DateButton({ label, day, canClear = false, onChange }: Props) {
  const id = useId();
  const [typed, setTyped] = useState(day ?? '');
  return (
    <DialogTrigger onOpenChange={() => setTyped(day ?? '')}>
      <AriaButton
        aria-label={`${label}: ${day === null ? 'Set a date' : `${formatDay(day)}. Change`}`}
        className="-mx-1 inline-flex min-h-6 cursor-pointer items-center rounded-control px-1 hover:bg-hover"
      >
        {day === null ? <span className="text-accent-ink">Set a date</span> : <DayText day={day} />}
      </AriaButton>
      <Popover placement="bottom end" className="floating w-72 rounded-card p-3">
        <Dialog aria-label={label} className="outline-none">
          {({ close }) => (
            <form
              className="space-y-3"
              onSubmit={(event) => {
                event.preventDefault();
                if (typed === '' && !canClear) return;
                if (typed !== (day ?? '')) onChange(typed === '' ? null : typed);
                close();
              }}
            >
              <DateField
                id={id}
                label={label}
                problem={undefined}
                value={typed}
                onChange={setTyped}
                isRequired
              />
              <div className="flex justify-end gap-2">
                {canClear && day !== null && (
                  <Button
                    variant="quiet"
                    onPress={() => {
                      onChange(null);
                      close();
                    }}
                  >
                    Clear
                  </Button>
                )}
                <Button type="submit" variant="primary" isDisabled={typed === '' && !canClear}>
                  Save
                </Button>
              </div>
            </form>
          )}
        </Dialog>
      </Popover>
    </DialogTrigger>
  );
}
