import { useLayoutEffect } from 'react';
import type { Collection } from '#features/directory/collections/domain/collection.ts';
import { pluralize, formatNumber } from '#core/domain/format.ts';
import { useSession } from '#core/web/session/use-session.ts';
import { personName } from '#core/domain/identity/names.ts';
import { usePeopleWithAccess } from '#features/directory/collections/web/sharing/use-people-with-access.ts';

/** A text as a CSS string, for the page margins. */
const toCssString = (text: string) => `"${text.replaceAll(/["\\\n]/gu, ' ')}"`;

/** Sets the header and footer of each printed page. */
function useMargins(title: string, date: string): void {
  useLayoutEffect(() => {
    const { style } = document.documentElement;
    style.setProperty('--print-title', toCssString(title));
    style.setProperty('--print-date', toCssString(date));
    return () => {
      style.removeProperty('--print-title');
      style.removeProperty('--print-date');
    };
  }, [title, date]);
}

interface Props {
  readonly collection: Collection;
  readonly count: number;
  /** Number of printed blacklisted companies. */
  readonly blacklisted: number;
}

/** Title, owner, date and counts. */
export function PrintHead({ collection, count, blacklisted }: Props) {
  const { owner } = usePeopleWithAccess(collection);
  const { user } = useSession();
  const date = longDate.format(new Date());
  useMargins(collection.name, date);
  const facts = [
    pluralize(count, 'company', 'companies'),
    collection.subspaces.length > 0 &&
      `in ${pluralize(collection.subspaces.length, 'sub-space', 'sub-spaces')}`,
    blacklisted > 0 && `and ${formatNumber(blacklisted)} blacklisted`,
  ].filter(Boolean);
  return (
    <header className="mb-6 border-b-2 border-ink pb-4">
      <h1 className="text-title font-semibold tracking-[-0.02em] break-words">{collection.name}</h1>
      <p className="mt-1">{facts.join(' ')}</p>
      <p className="text-ink-2">
        {owner && `A collection of ${owner.name}. `}
        Printed on {date}
        {user && ` by ${personName(user)}`}.
      </p>
    </header>
  );
}

const longDate = new Intl.DateTimeFormat(undefined, { dateStyle: 'long' });
