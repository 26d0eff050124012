import { Check, Copy } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import { Button } from '#ui/Button.tsx';

/** A text with a copy button. Without access to the clipboard the text is selected instead. */
export function CopyField({ label, value }: { readonly label: string; readonly value: string }) {
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const [state, setState] = useState<'idle' | 'copied' | 'selected'>('idle');

  async function copy(): Promise<void> {
    field.current?.select();
    try {
      await navigator.clipboard.writeText(value);
      setState('copied');
    } catch {
      setState('selected');
    }
  }

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
        <Button size="large" onPress={() => void copy()}>
          {state === 'copied' ? (
            <Check aria-hidden className="size-4 text-good-ink" />
          ) : (
            <Copy aria-hidden className="size-4" strokeWidth={1.75} />
          )}
          {state === 'copied' ? 'Copied' : 'Copy'}
        </Button>
      </div>
      <p role="status" className="mt-1.5 text-small text-ink-2 empty:hidden">
        {state === 'selected' && 'The link is selected: copy it with your keyboard.'}
      </p>
    </div>
  );
}
