import { Link2 } from 'lucide-react';
import { noticeText, notices } from '#core/domain/notices.ts';
import { refusalText, refusals } from '#core/domain/refusals.ts';
import { Button } from './Button.tsx';
import { toast } from './toasts.ts';

/** Copies the address of a path, else of the page that is shown. */
export const copyAddress = (path: string | undefined): Promise<void> =>
  copyLink(path === undefined ? window.location.href : window.location.origin + path);

/** Copies a whole address, or several. */
export async function copyLink(address: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(address);
    toast(noticeText(notices['link.copied']));
  } catch {
    toast(refusalText(refusals['link.notCopied']), 'bad');
  }
}

interface Props {
  /** The path to copy; default: the current page's. */
  readonly path?: string;
}

/** Copies the link to this page. */
export function CopyLink({ path }: Props) {
  return (
    <Button onPress={() => void copyAddress(path)}>
      <Link2 aria-hidden className="size-4" strokeWidth={1.75} />
      Copy link
    </Button>
  );
}
