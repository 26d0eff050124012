import { Link } from '@tanstack/react-router';
import { clsx } from 'clsx';
import { Star } from 'lucide-react';
import { useState } from 'react';
import { listedCompanies } from '#features/directory/collections/domain/lists.ts';
import type { Collection } from '#features/directory/collections/domain/collection.ts';
import { pluralize } from '#core/domain/format.ts';
import { NameDialog } from '#features/directory/collections/web/shared/NameDialog.tsx';
import { useCollectionChange } from '#features/directory/collections/web/shared/use-collection-changes.ts';
import { AvatarGroup } from '#ui/Avatar.tsx';
import { RelativeTime } from '#ui/dates.tsx';
import { CollectionMenu } from '#features/directory/collections/web/CollectionMenu.tsx';
import { CollectionMosaic } from './CollectionMosaic.tsx';

interface PersonAvatar {
  readonly id: string;
  readonly name: string;
  readonly isOwner: boolean;
}

interface Props {
  readonly collection: Collection;
  readonly isOwn: boolean;
  readonly isActive: boolean;
  /** People with access; empty until loaded. */
  readonly people: readonly PersonAvatar[];
}

/** A collection's card. All of it is clickable; the name is the link. */
export function CollectionCard({ collection, isOwn, isActive, people }: Props) {
  const { id, name, subspaces, updatedAt } = collection;
  const change = useCollectionChange(id);
  const [isNaming, setIsNaming] = useState(false);
  const size = listedCompanies(collection).length;
  const owner = people.find(({ isOwner }) => isOwner);
  return (
    <article
      className={clsx(
        'relative flex flex-col gap-3 rounded-card border bg-raised p-4 transition-colors',
        isActive ? 'border-accent/50' : 'border-line has-[a:hover]:border-line-strong',
      )}
    >
      <CollectionMosaic collection={collection} />
      <div className="flex items-start gap-2">
        <div className="min-w-0 flex-1">
          <h3 className="text-[0.9688rem] leading-[1.35rem] font-semibold tracking-[-0.012em] break-words">
            <Link
              to="/collection/$id"
              params={{ id }}
              data-walk
              className="after:absolute after:inset-0 after:rounded-card focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:outline-offset-2 focus-visible:after:outline-accent"
            >
              {name}
            </Link>
            {isActive && (
              <span title="Active: press c anywhere to add a company">
                <Star
                  aria-hidden
                  className="mb-0.5 ml-1.5 inline size-3.5 fill-current text-accent"
                  strokeWidth={1.75}
                />
                <span className="sr-only">active</span>
              </span>
            )}
          </h3>
          <p className="mt-0.5 text-small text-ink-3 tabular">
            {pluralize(size, 'company', 'companies')}
            {subspaces.length > 0 && ` · ${pluralize(subspaces.length, 'sub-space', 'sub-spaces')}`}
          </p>
        </div>
        <div className="relative z-1 -mt-1 -mr-1.5">
          <CollectionMenu
            collection={collection}
            isOwn={isOwn}
            onRename={() => setIsNaming(true)}
          />
        </div>
      </div>
      <footer className="mt-auto flex min-h-6 flex-wrap items-center gap-x-2.5 gap-y-1 text-small text-ink-3 tabular">
        {isOwn && people.length > 1 && <AvatarGroup people={people} label="Shared with" />}
        {!isOwn && owner && (
          <span className="flex min-w-0 items-center gap-2">
            <AvatarGroup people={[owner]} label="Owner" />
            <span aria-hidden className="truncate">
              {owner.name}
            </span>
          </span>
        )}
        <span className="ml-auto">
          <RelativeTime at={updatedAt} />
        </span>
      </footer>
      {isNaming && (
        <NameDialog
          title="Rename the collection"
          action="Rename"
          name={name}
          onClose={() => setIsNaming(false)}
          onGive={(text) => change({ kind: 'rename', name: text })}
        />
      )}
    </article>
  );
}
