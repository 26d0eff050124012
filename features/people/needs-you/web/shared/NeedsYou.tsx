import { Link } from '@tanstack/react-router';
import { clsx } from 'clsx';
import { ChevronDown } from 'lucide-react';
import { useId, useState } from 'react';
import { formatNumber, pluralize } from '#core/domain/format.ts';
import type { NeedsYouItem } from '#features/people/needs-you/domain/needs-you.ts';
import { useKinds } from '#features/people/needs-you/web/use-kinds.ts';
import type { NeedsYouKindWords } from '#core/web/feature.ts';
import { kindIcons } from '#core/web/shell/kind-icons.ts';
import { DateText, RelativeTime } from '#ui/dates.tsx';
import { ErrorLine } from '#ui/states.tsx';
import { useNeedsYouQuery } from './use-needs-you.ts';

/** An instant is shown relative to now, a day as a date. */
function When({ at }: { readonly at: string }) {
  return at.includes('T') ? <RelativeTime at={at} /> : <DateText at={at} short />;
}

function Item({ kind, item }: { readonly kind: NeedsYouKindWords; readonly item: NeedsYouItem }) {
  const { icon, title } = kind;
  const Icon = kindIcons[icon];
  return (
    <li className="relative flex min-h-10 items-center gap-3 px-4 py-1.5 text-control hover:bg-hover">
      <Icon aria-hidden className="size-4 shrink-0 text-ink-3" strokeWidth={1.75} />
      <Link
        to={item.link}
        className="min-w-0 flex-1 after:absolute after:inset-0 focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:-outline-offset-2 focus-visible:after:outline-accent sm:flex sm:gap-2"
      >
        <span className="block max-w-full shrink-0 truncate font-medium sm:max-w-[50%]">
          {title ? title(item, pluralize) : item.name}
        </span>
        <span className="block min-w-0 truncate text-ink-2">{item.where}</span>
      </Link>
      {item.at && (
        <span className="shrink-0 text-small text-ink-3">
          <When at={item.at} />
        </span>
      )}
    </li>
  );
}

/** How many of the total these stand for. */
const countOf = (items: readonly NeedsYouItem[]): number =>
  items.reduce((sum, { count = 1 }) => sum + count, 0);

/**
 * What waits for the reader in one line, each part of which opens its list: nothing below moves when
 * it is loaded.
 */
export function NeedsYou() {
  const list = useId();
  const [open, setOpen] = useState<string | null>(null);
  const words = useKinds();
  const { data, error, refetch } = useNeedsYouQuery();
  const selection = data?.kinds.find(({ kind }) => kind === open);
  const shownKind = selection && words.get(selection.kind);
  return (
    <section
      aria-labelledby="needs-you"
      className="mt-4 overflow-hidden rounded-card border border-line bg-raised max-sm:mt-2"
    >
      <div className="flex h-11 items-center gap-2 overflow-x-auto px-4 whitespace-nowrap">
        <h2 id="needs-you" className="mr-1 shrink-0 text-control font-semibold">
          Needs you
        </h2>
        {data === undefined && error === null && (
          <span aria-label="Loading" className="skeleton h-4 w-48" />
        )}
        {data?.kinds.length === 0 && (
          <span className="text-control text-ink-3">Nothing right now</span>
        )}
        {data?.kinds.map(({ kind, total }) => (
          <button
            key={kind}
            type="button"
            aria-expanded={kind === open}
            aria-controls={list}
            onClick={() => setOpen(kind === open ? null : kind)}
            className={clsx(
              'flex h-7 shrink-0 cursor-pointer items-center gap-1 rounded-control px-2 text-control font-medium transition-colors focus-visible:-outline-offset-2',
              kind === open ? 'bg-accent-soft text-accent-ink' : 'text-ink-2 hover:bg-hover',
            )}
          >
            {words.get(kind)?.words(total, pluralize)}
            <ChevronDown
              aria-hidden
              className={clsx('size-4 text-ink-3', kind === open && 'rotate-180')}
            />
          </button>
        ))}
      </div>
      {data === undefined && error !== null && (
        <div className="px-4 pb-3">
          <ErrorLine title="It could not be loaded" error={error} onRetry={() => void refetch()} />
        </div>
      )}
      <ul id={list} className="divide-y divide-line border-line not-empty:border-t">
        {shownKind &&
          selection.items.map((item) => <Item key={item.id} kind={shownKind} item={item} />)}
        {selection && countOf(selection.items) < selection.total && (
          <li className="px-4 py-2 text-small text-ink-3">
            The first {countOf(selection.items)} of {formatNumber(selection.total)}
          </li>
        )}
      </ul>
    </section>
  );
}
