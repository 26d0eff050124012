import { Eye, EyeOff } from 'lucide-react';
import { useId, useState } from 'react';

interface Props {
  readonly label: string;
  readonly name: string;
  readonly autoComplete: 'current-password' | 'new-password';
  readonly hint?: string;
  readonly isFirst?: boolean;
}

/** A password, which can be shown while it is typed. */
export function PasswordInput({ label, name, autoComplete, hint, isFirst = false }: Props) {
  const id = useId();
  const [isShown, setIsShown] = useState(false);
  const Icon = isShown ? EyeOff : Eye;
  return (
    <div className="flex flex-col gap-1.5">
      <label htmlFor={id} className="text-control font-medium text-ink-2">
        {label}
      </label>
      <div className="relative">
        <input
          id={id}
          name={name}
          type={isShown ? 'text' : 'password'}
          autoComplete={autoComplete}
          autoCapitalize="none"
          spellCheck={false}
          required
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- the only thing to do in its dialog
          autoFocus={isFirst}
          aria-describedby={hint === undefined ? undefined : `${id}-hint`}
          className="h-10 w-full min-w-0 rounded-control border border-line-control bg-raised pr-11 pl-3 text-reading text-ink transition-colors hover:border-ink-3 focus:border-accent focus:outline-2 focus:-outline-offset-1 focus:outline-accent sm:text-body"
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
      {hint && (
        <p id={`${id}-hint`} className="text-control text-ink-3">
          {hint}
        </p>
      )}
    </div>
  );
}
