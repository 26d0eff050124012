import { collectionRefusals } from '#features/collections/domain/refusals.ts';
import { collectionNotices } from '#features/collections/domain/notices.ts';
import { Copy, Search } from 'lucide-react';
import { noticeText } from '#core/domain/notices.ts';
import { refusalText } from '#core/domain/refusals.ts';
import { Button } from '#ui/Button.tsx';
import { buttonClasses } from '#ui/button-classes.ts';
import { toast } from '#ui/toasts.ts';

interface Props {
  readonly texts: readonly string[];
  readonly onSearch: (text: string) => void;
}

async function copy(texts: readonly string[]): Promise<void> {
  try {
    await navigator.clipboard.writeText(texts.join('\n'));
    toast(noticeText(collectionNotices['list.copied']));
  } catch {
    toast(refusalText(collectionRefusals['list.notCopied']), 'bad');
  }
}

/** Entries without a match: to search for with other words, or to copy. */
export function UnknownEntries({ texts, onSearch }: Props) {
  return (
    <>
      <ul className="divide-y divide-line rounded-card border border-line">
        {texts.map((text) => (
          <li
            key={text}
            className="flex min-h-9 items-center gap-3 py-1 pr-1.5 pl-3 [contain-intrinsic-size:auto_2.25rem] [content-visibility:auto]"
          >
            <span className="min-w-0 flex-1 truncate select-text" title={text}>
              {text}
            </span>
            {/* Native buttons, because there may be hundreds. */}
            <button
              type="button"
              aria-label={`Search for ${text}`}
              className={buttonClasses('quiet', 'small')}
              onClick={() => onSearch(text)}
            >
              <Search aria-hidden className="size-3.5" strokeWidth={1.75} />
              Search
            </button>
          </li>
        ))}
      </ul>
      <Button size="small" className="mt-2" onPress={() => void copy(texts)}>
        <Copy aria-hidden className="size-3.5" strokeWidth={1.75} />
        Copy these
      </Button>
    </>
  );
}
