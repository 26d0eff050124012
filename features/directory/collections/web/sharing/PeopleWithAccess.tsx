import type { Collection } from '#features/directory/collections/domain/collection.ts';
import { useCollectionChange } from '#features/directory/collections/web/shared/use-collection-changes.ts';
import { Avatar } from '#ui/Avatar.tsx';
import { Button } from '#ui/Button.tsx';
import { ErrorLine, Loading } from '#ui/states.tsx';
import { usePeopleWithAccess } from './use-people-with-access.ts';

interface Props {
  readonly collection: Collection;
  readonly canShare: boolean;
}

/** People with access, owner first. Those who may share may also remove people. */
export function PeopleWithAccess({ collection, canShare }: Props) {
  const change = useCollectionChange(collection.id);
  const { holders, error, reload } = usePeopleWithAccess(collection);
  return (
    <section>
      <h3 className="mt-5 mb-1 text-small font-semibold">Shared with</h3>
      {error && !holders && (
        <ErrorLine title="People with access could not be loaded" error={error} onRetry={reload} />
      )}
      {!error && !holders && (
        <Loading what="people with access">
          {['owner', ...collection.sharedToUsers].map((one) => (
            <div key={one} className="flex min-h-10 items-center gap-3 py-1">
              <div className="skeleton size-7 rounded-full!" />
              <div className="skeleton h-4 w-40" />
            </div>
          ))}
        </Loading>
      )}
      <ul aria-label="Shared with">
        {holders?.map(({ authId, id, name, isOwner }) => (
          <li key={id} className="flex min-h-10 items-center gap-3 py-1">
            <Avatar id={id} name={name} shape="person" />
            <span className="min-w-0 flex-1 truncate">{name}</span>
            {isOwner && <span className="text-small text-ink-3">Owner</span>}
            {canShare && !isOwner && (
              <Button
                variant="quiet"
                size="small"
                aria-label={`Remove ${name}`}
                onPress={() => void change({ kind: 'unshare', userId: authId })}
              >
                Remove
              </Button>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
