import { Link } from '@tanstack/react-router';
import { Users } from 'lucide-react';
import { useState } from 'react';
import { listedCompanies } from '#domain/collections/changes.ts';
import type { Collection } from '#domain/collections/collection.ts';
import { formatNumber } from '#domain/formatting.ts';
import { Avatar } from '#web/ui/Avatar.tsx';
import { Ago } from '#web/ui/dates.tsx';
import { CollectionMenu } from './CollectionMenu.tsx';
import { ActiveMark } from '#web/pieces/collections/ActiveMark.tsx';
import { NameDialog } from '#web/pieces/collections/NameDialog.tsx';
import { useCollectionChange } from '#web/pieces/collections/use-change.ts';
import { useCompanies } from '#web/pieces/collections/use-companies.ts';

const mosaicSize = 8;

const counted = (count: number, one: string, many: string) =>
  `${formatNumber(count)} ${count === 1 ? one : many}`;

/** The first companies of a collection, as their logos. */
function Mosaic({ collection }: { readonly collection: Collection }) {
  const refs = listedCompanies(collection);
  const { companies } = useCompanies(refs.slice(0, mosaicSize));
  if (refs.length === 0) {
    return (
      <p className="grid h-20 place-items-center rounded-control bg-sunken text-meta text-ink-3">
        No companies yet
      </p>
    );
  }
  return (
    <div aria-hidden className="grid h-20 grid-cols-4 grid-rows-2 gap-1.5">
      {Array.from({ length: mosaicSize }, (_, index) => {
        const company = companies[index];
        return company ? (
          <Avatar
            key={company.id}
            id={company.id}
            name={company.name}
            imageUrl={company.logoUrl}
            shape="company"
            className="size-full! text-control!"
          />
        ) : (
          <span key={index} className="rounded-[7px] bg-sunken" />
        );
      })}
    </div>
  );
}

interface Props {
  readonly collection: Collection;
  readonly isOwn: boolean;
  readonly isActive: boolean;
}

/** A collection among others. The whole card is the way in; its name is the link. */
export function CollectionCard({ collection, isOwn, isActive }: Props) {
  const { id, name, subspaces, sharedToUsers, updatedAt } = collection;
  const change = useCollectionChange(id);
  const [isNaming, setIsNaming] = useState(false);
  const size = listedCompanies(collection).length;
  return (
    <article className="relative flex flex-col gap-3 rounded-card border border-line bg-surface p-4 transition-colors has-[a:hover]:border-line-strong">
      <Mosaic collection={collection} />
      <div className="flex items-start gap-2">
        <h3 className="min-w-0 flex-1 text-[0.9688rem] leading-[1.35rem] font-semibold tracking-[-0.012em] break-words">
          <Link
            to="/collection/$id"
            params={{ id }}
            data-walk
            className="after:absolute after:inset-0 after:rounded-card focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:outline-offset-2 focus-visible:after:outline-accent"
          >
            {name}
          </Link>
        </h3>
        <div className="relative z-1 -mt-1 -mr-1.5">
          <CollectionMenu {...{ collection, isOwn }} onRename={() => setIsNaming(true)} />
        </div>
      </div>
      <footer className="mt-auto flex flex-wrap items-center gap-x-3 gap-y-1 text-meta text-ink-3 tabular">
        <span>{counted(size, 'company', 'companies')}</span>
        {subspaces.length > 0 && (
          <span>{counted(subspaces.length, 'sub-space', 'sub-spaces')}</span>
        )}
        {sharedToUsers.length > 0 && (
          <span className="flex items-center gap-1">
            <Users aria-hidden className="size-3.5" strokeWidth={1.75} />
            <span className="sr-only">shared with </span>
            {formatNumber(sharedToUsers.length)}
          </span>
        )}
        {isActive && <ActiveMark />}
        <span className="ml-auto">
          <Ago at={updatedAt} />
        </span>
      </footer>
      {isNaming && (
        <NameDialog
          title="Rename the collection"
          action="Rename"
          name={name}
          onClose={() => setIsNaming(false)}
          onGive={(given) => change({ kind: 'rename', name: given })}
        />
      )}
    </article>
  );
}
