import { Check, Copy, Download } from 'lucide-react';
import { useState } from 'react';
import { startDownload } from '#core/web/start-download.ts';
import { Button } from '#ui/Button.tsx';
import { DialogFrame } from '#ui/DialogFrame.tsx';
import { installation } from '#ui/installation.ts';
import { toast } from '#ui/toasts.ts';

interface Props {
  readonly codes: readonly string[];
  readonly onClose: () => void;
}

/** Shows recovery codes for the only time, to be kept somewhere else. */
export function RecoveryCodesDialog({ codes, onClose }: Props) {
  const [isCopied, setIsCopied] = useState(false);
  const text = `${codes.join('\n')}\n`;

  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(text);
      setIsCopied(true);
    } catch {
      toast('The codes could not be copied. Write them down.', 'bad');
    }
  }

  function download(): void {
    const address = URL.createObjectURL(new Blob([text], { type: 'text/plain' }));
    startDownload(address, `${installation.productName} recovery codes.txt`);
    URL.revokeObjectURL(address);
  }

  const Icon = isCopied ? Check : Copy;
  return (
    <DialogFrame
      isStrict
      title="Save your recovery codes"
      lead="Each signs you in once when you do not have your authenticator app. They are not shown again."
      onClose={onClose}
      actions={
        <Button variant="primary" onPress={onClose}>
          I have saved them
        </Button>
      }
    >
      <ul
        aria-label="Recovery codes"
        className="grid grid-cols-2 gap-x-6 gap-y-1 rounded-control bg-sunken px-4 py-3 font-mono text-control"
      >
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className="mt-3 flex flex-wrap gap-2">
        <Button onPress={() => void copy()}>
          <Icon aria-hidden className="size-4" strokeWidth={1.75} />
          {isCopied ? 'Copied' : 'Copy'}
        </Button>
        <Button onPress={download}>
          <Download aria-hidden className="size-4" strokeWidth={1.75} />
          Download
        </Button>
      </div>
    </DialogFrame>
  );
}
