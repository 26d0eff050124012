import { useId, type KeyboardEvent, type Ref } from 'react';

/** The ARIA state of an autocomplete list on the field. */
export interface AutocompleteState {
  readonly listId: string;
  readonly activeId: string | undefined;
}

interface Props {
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** On Ctrl or ⌘ with Enter. */
  readonly onSubmit?: () => void;
  readonly placeholder?: string;
  readonly maxLength?: number;
  readonly autoFocus?: boolean;
  readonly field?: Ref<HTMLTextAreaElement>;
  /** Called first; preventing the default stops further handling of the key. */
  readonly onKey?: (event: KeyboardEvent) => void;
  /** Called with the caret's position whenever it moves. */
  readonly onCaret?: (caret: number) => void;
  readonly onBlur?: () => void;
  readonly autocomplete?: AutocompleteState | null;
}

const autocompleteAttributes = ({ listId, activeId }: AutocompleteState) => ({
  'aria-autocomplete': 'list' as const,
  'aria-haspopup': 'listbox' as const,
  'aria-controls': listId,
  'aria-activedescendant': activeId,
});

/** A multi-line text field that grows with its content. */
export function TextArea({
  label,
  value,
  onChange,
  onSubmit,
  placeholder,
  maxLength,
  autoFocus,
  field,
  onKey,
  onCaret,
  onBlur,
  autocomplete,
}: Props) {
  const id = useId();
  const onKeyDown = (event: KeyboardEvent) => {
    onKey?.(event);
    if (event.defaultPrevented) return;
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
        ref={field}
        rows={2}
        value={value}
        placeholder={placeholder}
        maxLength={maxLength}
        // Only for a field that the user asked to open.
        // oxlint-disable-next-line jsx-a11y/no-autofocus
        autoFocus={autoFocus}
        onChange={(event) => {
          onCaret?.(event.target.selectionStart);
          onChange(event.target.value);
        }}
        onSelect={(event) => onCaret?.(event.currentTarget.selectionStart)}
        onKeyDown={onKeyDown}
        onBlur={onBlur}
        {...(autocomplete && autocompleteAttributes(autocomplete))}
        className="block max-h-80 min-h-16 w-full resize-y rounded-control border border-line-control bg-raised px-3 py-2 text-reading text-ink [field-sizing:content] placeholder:text-ink-3 hover:border-ink-3 focus:border-accent focus:outline-2 focus:-outline-offset-1 focus:outline-accent sm:text-body"
      />
    </>
  );
}
