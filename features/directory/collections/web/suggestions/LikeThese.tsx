import { Plus } from 'lucide-react';
import type { Collection } from '#features/directory/collections/domain/collection.ts';
import { useCollectionChange } from '#features/directory/collections/web/shared/use-collection-changes.ts';
import { CompanyLink } from '#features/directory/companies/web/shared/CompanyLink.tsx';
import { Avatar } from '#ui/Avatar.tsx';
import { Button } from '#ui/Button.tsx';
import { SkeletonRepeat } from '#ui/skeletons.tsx';
import { useSuggestions } from './use-suggestions.ts';

const shownMost = 3;

interface Props {
  readonly collection: Collection;
  readonly canEdit: boolean;
  readonly current: string | undefined;
  readonly onSuggest: () => void;
}

/** The first suggestions, beside the list. */
export function LikeThese({ collection, canEdit, current, onSuggest }: Props) {
  const change = useCollectionChange(collection.id);
  const { rows, error } = useSuggestions(collection, current);
  const into = collection.subspaces.find(({ id }) => id === current);
  return (
    <section
      aria-label="Like these"
      className="mt-4 shrink-0 rounded-card border border-line bg-raised p-3"
    >
      <h2 className="text-small font-semibold">Like these</h2>
      <p className="mt-0.5 text-small text-ink-3">From the directory, not listed or blacklisted</p>
      {!rows && !error && (
        <div className="mt-2 space-y-0.5">
          <SkeletonRepeat count={shownMost} className="flex h-8 items-center">
            <div className="skeleton h-5 w-full" />
          </SkeletonRepeat>
        </div>
      )}
      <ul className="mt-2 space-y-0.5 empty:hidden">
        {rows?.slice(0, shownMost).map((company) => {
          const { id, name, logoUrl } = company;
          return (
            <li key={id} className="flex h-8 items-center gap-2">
              <Avatar id={id} name={name} imageUrl={logoUrl} shape="company" size="xs" />
              <CompanyLink company={company} className="min-w-0 flex-1 text-control leading-4">
                <span className="line-clamp-2">{name}</span>
              </CompanyLink>
              {canEdit && (
                <Button
                  variant="quiet"
                  size="icon"
                  aria-label={`Add ${name} to ${into?.name ?? collection.name}`}
                  onPress={() => {
                    const added = { kind: 'add', company } as const;
                    const placed = { company, into: [into?.id ?? ''], outOf: [] } as const;
                    const addition = into
                      ? ({
                          kind: 'together',
                          changes: [added, { kind: 'assign', ...placed }],
                        } as const)
                      : added;
                    void change(addition, () => ({ kind: 'remove', company }));
                  }}
                  className="size-6!"
                >
                  <Plus aria-hidden className="size-4" strokeWidth={1.75} />
                </Button>
              )}
            </li>
          );
        })}
      </ul>
      <Button variant="quiet" size="small" onPress={onSuggest} className="mt-1 -ml-1.5">
        All suggestions
      </Button>
    </section>
  );
}
