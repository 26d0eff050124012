import { Link2 } from 'lucide-react';
import { tell } from '#domain/notices.ts';
import { say } from '#domain/refusals.ts';
import { Button } from './Button.tsx';
import { toast } from './toasts.ts';

async function copyAddress(): Promise<void> {
  try {
    await navigator.clipboard.writeText(window.location.href);
    toast(tell('link.copied'));
  } catch {
    toast(say('link.notCopied'), 'bad');
  }
}

/** Takes the address of this page along, to hand it to somebody. */
export function CopyLink() {
  return (
    <Button onPress={() => void copyAddress()}>
      <Link2 aria-hidden className="size-4" strokeWidth={1.75} />
      Copy link
    </Button>
  );
}
