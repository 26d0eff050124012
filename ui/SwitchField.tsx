import { clsx } from 'clsx';
import { useId, type ReactNode } from 'react';
import { Switch } from 'react-aria-components/Switch';

interface Props {
  readonly label: string;
  /** A sentence on what "on" means. */
  readonly hint: ReactNode;
  readonly isOn: boolean;
  readonly isDisabled?: boolean;
  readonly onChange: (isOn: boolean) => void;
}

/** An on/off switch with an explanation. */
export function SwitchField({ label, hint, isOn, isDisabled = false, onChange }: Props) {
  const hintId = useId();
  return (
    <div>
      <Switch
        isSelected={isOn}
        isDisabled={isDisabled}
        onChange={onChange}
        aria-describedby={hintId}
        className="group flex min-h-6 w-fit cursor-pointer items-center gap-3 data-[disabled]:cursor-default data-[disabled]:opacity-60"
      >
        <span
          aria-hidden
          className={clsx(
            'flex h-5 w-8.5 shrink-0 rounded-full border p-0.5 transition-colors',
            'group-data-[focus-visible]:outline-2 group-data-[focus-visible]:outline-offset-2 group-data-[focus-visible]:outline-accent',
            isOn ? 'border-accent bg-accent' : 'border-line-control bg-sunken',
          )}
        >
          <span
            className={clsx(
              'size-3.5 rounded-full transition-transform',
              isOn ? 'translate-x-3.5 bg-on-accent' : 'bg-ink-3',
            )}
          />
        </span>
        <span className="text-control font-medium">{label}</span>
      </Switch>
      <p id={hintId} className="mt-1.5 text-small text-ink-3">
        {hint}
      </p>
    </div>
  );
}
