import { Check, Copy } from 'lucide-react';
import { useState } from 'react';
import { Button } from '#ui/Button.tsx';

type CopyState = 'idle' | 'copied' | 'selected';

/** Copies a text; without access to the clipboard it stays selected, to be copied by keys. */
export function useCopy(text: string, select: () => void) {
  const [state, setState] = useState<CopyState>('idle');
  async function copy(): Promise<void> {
    select();
    try {
      await navigator.clipboard.writeText(text);
      setState('copied');
    } catch {
      setState('selected');
    }
  }
  return { state, copy };
}

interface Props {
  readonly copying: ReturnType<typeof useCopy>;
  readonly size?: 'small' | 'medium' | 'large';
  /** What is copied, where several buttons stand together: "the answer to …". */
  readonly what?: string;
}

export function CopyButton({ copying: { state, copy }, size = 'medium', what }: Props) {
  const word = state === 'copied' ? 'Copied' : 'Copy';
  return (
    <Button
      size={size}
      aria-label={what === undefined ? undefined : `${word} ${what}`}
      onPress={() => void copy()}
    >
      {state === 'copied' ? (
        <Check aria-hidden className="size-4 text-good-ink" />
      ) : (
        <Copy aria-hidden className="size-4" strokeWidth={1.75} />
      )}
      {word}
    </Button>
  );
}
