import { useId, useRef } from 'react';
import { CopyButton, useCopy } from './CopyButton.tsx';

/** A text with a copy button. Without access to the clipboard the text is selected instead. */
export function CopyField({ label, value }: { readonly label: string; readonly value: string }) {
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const copying = useCopy(value, () => field.current?.select());

  return (
    <div>
      <div className="flex gap-2">
        <label htmlFor={id} className="sr-only">
          {label}
        </label>
        <input
          id={id}
          ref={field}
          readOnly
          value={value}
          onFocus={(event) => event.target.select()}
          className="h-10 min-w-0 flex-1 rounded-control border border-line-strong bg-raised px-3 font-mono text-control text-ink focus:outline-2 focus:-outline-offset-1 focus:outline-accent"
        />
        <CopyButton copying={copying} size="large" />
      </div>
      <p role="status" className="mt-1.5 text-small text-ink-2 empty:hidden">
        {copying.state === 'selected' && 'The link is selected: copy it with your keyboard.'}
      </p>
    </div>
  );
}
