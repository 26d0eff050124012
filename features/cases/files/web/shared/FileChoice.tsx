import { Paperclip } from 'lucide-react';
import { useRef } from 'react';
import { acceptedExtensions } from '#core/domain/files/file-types.ts';
import { Button } from '#ui/Button.tsx';

interface Props {
  readonly id?: string;
  readonly label: string;
  /** The id of what is said of the files that can be sent. */
  readonly rulesId: string;
  readonly onChoose: (files: readonly File[]) => void;
}

/** A button that opens the browser's choice of files. */
export function FileChoice({ id, label, rulesId, onChoose }: Props) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button id={id} onPress={() => input.current?.click()} aria-describedby={rulesId}>
        <Paperclip aria-hidden className="size-4" strokeWidth={1.75} />
        {label}
      </Button>
      <input
        ref={input}
        type="file"
        multiple
        hidden
        aria-label="Files"
        accept={acceptedExtensions}
        onChange={(event) => {
          onChoose([...(event.target.files ?? [])]);
          // Allows choosing the same file again after removing it.
          event.target.value = '';
        }}
      />
    </>
  );
}
