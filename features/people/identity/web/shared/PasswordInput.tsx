import { Eye, EyeOff } from 'lucide-react';
import { clsx } from 'clsx';
import { useId, useState } from 'react';
import { controlClasses, fieldAriaProps, FieldFrame } from '#ui/Field.tsx';

interface Props {
  /** Default: one of its own. */
  readonly id?: string;
  readonly label: string;
  readonly name: string;
  readonly autoComplete: 'current-password' | 'new-password';
  readonly hint?: string;
  readonly isFirst?: boolean;
  readonly problem?: string | undefined;
  /** Absent: the form reads the field itself. */
  readonly value?: string;
  readonly onChange?: (value: string) => void;
}

/** A password, which can be shown while it is typed. */
export function PasswordInput(props: Props) {
  const { label, name, autoComplete, hint, isFirst = false, problem, value, onChange } = props;
  const ownId = useId();
  const { id = ownId } = props;
  const [isShown, setIsShown] = useState(false);
  const Icon = isShown ? EyeOff : Eye;
  const parts = { id, label, isRequired: true, hint, problem };
  return (
    <FieldFrame {...parts}>
      <div className="relative">
        <input
          {...fieldAriaProps(parts)}
          name={name}
          type={isShown ? 'text' : 'password'}
          autoComplete={autoComplete}
          autoCapitalize="none"
          spellCheck={false}
          required
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- the only thing to do in its dialog
          autoFocus={isFirst}
          {...(value !== undefined && { value })}
          onChange={(event) => onChange?.(event.target.value)}
          className={clsx(controlClasses(problem), 'h-10 min-w-0 pr-11')}
        />
        <button
          type="button"
          aria-label={`Show ${label.toLowerCase()}`}
          aria-pressed={isShown}
          onClick={() => setIsShown((was) => !was)}
          className="absolute inset-y-1 right-1 grid w-8 cursor-pointer place-items-center rounded-chip text-ink-3 hover:bg-hover hover:text-ink"
        >
          <Icon aria-hidden className="size-4" strokeWidth={1.75} />
        </button>
      </div>
    </FieldFrame>
  );
}
