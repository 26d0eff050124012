import { clsx } from 'clsx';
import { useState } from 'react';

interface Props {
  readonly label: string;
  readonly placeholder: string;
  readonly isEnd?: boolean;
  readonly value: number | undefined;
  readonly words: (value: number) => string;
  readonly read: (typed: string) => number | undefined | null;
  readonly onChange: (value: number | undefined) => void;
}

/** An input for one end of a range: applied on blur or Enter. */
export function BoundField(props: Props) {
  const { label, placeholder, isEnd = false, value, words, read, onChange } = props;
  const [typed, setTyped] = useState<string | null>(null);
  const text = value === undefined ? '' : words(value);
  const isWrong = typed !== null && read(typed) === null;
  function finish(): void {
    if (typed !== null && typed !== text) {
      const bound = read(typed);
      if (bound !== null && bound !== value) onChange(bound);
    }
    setTyped(null);
  }
  return (
    <input
      aria-label={label}
      aria-invalid={isWrong}
      placeholder={placeholder}
      value={typed ?? text}
      onChange={(event) => setTyped(event.target.value)}
      onBlur={finish}
      onKeyDown={(event) => {
        if (event.key === 'Enter') finish();
        if (event.key === 'Escape') setTyped(null);
      }}
      className={clsx(
        'h-6.5 w-22 cursor-text rounded-chip border bg-transparent px-1.5 text-small text-ink-2 tabular placeholder:text-ink-3 focus:bg-raised focus:outline-2 focus:-outline-offset-1',
        isEnd ? '-mr-1.5 text-right' : '-ml-1.5',
        isWrong
          ? 'border-bad focus:outline-bad'
          : 'border-transparent hover:border-line-strong focus:border-accent focus:outline-accent',
      )}
    />
  );
}
