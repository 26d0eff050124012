import { Check, Copy } from 'lucide-react';
import { useId, useState } from 'react';
import { Button } from '#ui/Button.tsx';
import { DialogFrame } from '#ui/DialogFrame.tsx';
import { toast } from '#ui/toasts.ts';

interface Props {
  readonly title: string;
  readonly lead: string;
  readonly secret: string;
  readonly onClose: () => void;
}

/** Shows a secret for the only time. */
export function SecretDialog({ title, lead, secret, onClose }: Props) {
  const id = useId();
  const [isCopied, setIsCopied] = useState(false);
  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(secret);
      setIsCopied(true);
    } catch {
      toast('The secret could not be copied. Select it and copy it.', 'bad');
    }
  }
  const Icon = isCopied ? Check : Copy;
  return (
    <DialogFrame
      isStrict
      width="medium"
      title={title}
      lead={lead}
      onClose={onClose}
      actions={
        <Button variant="primary" onPress={onClose}>
          Done
        </Button>
      }
    >
      <label htmlFor={id} className="font-medium">
        Secret
      </label>
      <div className="mt-1.5 flex gap-2 max-sm:flex-col">
        <input
          id={id}
          readOnly
          value={secret}
          onFocus={(event) => event.target.select()}
          className="h-10 min-w-0 flex-1 rounded-control border border-line-control bg-sunken px-3 font-mono text-control"
        />
        <Button onPress={() => void copy()}>
          <Icon aria-hidden className="size-4" strokeWidth={1.75} />
          {isCopied ? 'Copied' : 'Copy'}
        </Button>
      </div>
      <p className="mt-3 text-control text-ink-3">It is not shown again.</p>
    </DialogFrame>
  );
}
