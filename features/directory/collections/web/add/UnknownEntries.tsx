import { collectionRefusals } from '#features/directory/collections/domain/refusals.ts';
import { collectionNotices } from '#features/directory/collections/domain/notices.ts';
import { Check, Copy, Plus, Search, Send } from 'lucide-react';
import { noticeText } from '#core/domain/notices.ts';
import { refusalText } from '#core/domain/refusals.ts';
import { Button } from '#ui/Button.tsx';
import { buttonClasses } from '#ui/button-classes.ts';
import { toast } from '#ui/toasts.ts';
import type { UnknownEntry } from './review.ts';
import type { useNewCompanies } from './use-new-companies.ts';

interface Props {
  readonly entries: readonly UnknownEntry[];
  /** Texts of those that were proposed. */
  readonly proposed: ReadonlySet<string>;
  readonly newCompanies: ReturnType<typeof useNewCompanies>;
  readonly onSearch: (text: string) => void;
}

async function copy(entries: readonly UnknownEntry[]): Promise<void> {
  try {
    await navigator.clipboard.writeText(entries.map(({ text }) => text).join('\n'));
    toast(noticeText(collectionNotices['list.copied']));
  } catch {
    toast(refusalText(collectionRefusals['list.notCopied']), 'bad');
  }
}

/**
 * Entries without a match: to search for with other words, to add to the directory or propose for it,
 * or to copy.
 */
export function UnknownEntries({ entries, proposed, newCompanies, onSearch }: Props) {
  const { mayAdd, isPending, create } = newCompanies;
  const left = entries.filter(({ text }) => !proposed.has(text));
  const Icon = mayAdd ? Plus : Send;
  const word = mayAdd ? 'Add' : 'Propose';
  return (
    <>
      <ul className="divide-y divide-line rounded-card border border-line">
        {entries.map((entry) => (
          <li
            key={entry.text}
            className="flex min-h-9 items-center gap-1 py-1 pr-1.5 pl-3 [contain-intrinsic-size:auto_2.25rem] [content-visibility:auto]"
          >
            <span className="min-w-0 flex-1 truncate select-text" title={entry.text}>
              {entry.text}
            </span>
            {/* Native buttons, because there may be hundreds. */}
            <button
              type="button"
              aria-label={`Search for ${entry.text}`}
              className={buttonClasses('quiet', 'small')}
              onClick={() => onSearch(entry.text)}
            >
              <Search aria-hidden className="size-3.5" strokeWidth={1.75} />
              Search
            </button>
            {proposed.has(entry.text) ? (
              <span className="flex items-center gap-1.5 px-2 text-small text-ink-3">
                <Check aria-hidden className="size-3.5 text-good-ink" />
                Proposed
              </span>
            ) : (
              <button
                type="button"
                disabled={isPending}
                aria-label={`${word} ${entry.text}`}
                className={buttonClasses('quiet', 'small')}
                onClick={() => create([entry])}
              >
                <Icon aria-hidden className="size-3.5" strokeWidth={1.75} />
                {word}
              </button>
            )}
          </li>
        ))}
      </ul>
      <div className="mt-2 flex flex-wrap gap-2">
        {left.length > 1 && (
          <Button size="small" isDisabled={isPending} onPress={() => create(left)}>
            <Icon aria-hidden className="size-3.5" strokeWidth={1.75} />
            {word} all
          </Button>
        )}
        <Button size="small" onPress={() => void copy(entries)}>
          <Copy aria-hidden className="size-3.5" strokeWidth={1.75} />
          Copy unmatched
        </Button>
      </div>
    </>
  );
}
