import { useId, type KeyboardEvent } from 'react';

interface Props {
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** Ctrl or ⌘ with Enter. */
  readonly onSubmit?: () => void;
  readonly placeholder?: string;
  readonly maxLength?: number;
  readonly autoFocus?: boolean;
}

/** Several lines of text, growing with what is typed. */
export function TextArea({
  label,
  value,
  onChange,
  onSubmit,
  placeholder,
  maxLength,
  autoFocus,
}: Props) {
  const id = useId();
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    onSubmit?.();
  };
  return (
    <>
      <label htmlFor={id} className="sr-only">
        {label}
      </label>
      <textarea
        id={id}
        rows={2}
        value={value}
        placeholder={placeholder}
        maxLength={maxLength}
        // A field that was asked for takes the focus; nothing else moves it.
        // oxlint-disable-next-line jsx-a11y/no-autofocus
        autoFocus={autoFocus}
        onChange={(event) => onChange(event.target.value)}
        onKeyDown={onKeyDown}
        className="block max-h-80 min-h-16 w-full resize-y rounded-control border border-line-strong bg-surface px-3 py-2 text-reading text-ink [field-sizing:content] placeholder:text-ink-3 hover:border-ink-3 focus:border-accent focus:outline-2 focus:-outline-offset-1 focus:outline-accent sm:text-body"
      />
    </>
  );
}
