import type { Collection } from '#features/directory/collections/domain/collection.ts';
import type { NamedCompany } from '#features/directory/collections/domain/company-changes.ts';
import { collectionLimits } from '#features/directory/collections/domain/limits.ts';
import { may } from '#core/domain/authorization/permissions.ts';
import { pluralize } from '#core/domain/format.ts';
import { useSession } from '#core/web/session/use-session.ts';
import { changeEach } from '#features/directory/collections/web/shared/use-add-company.ts';
import { useCollectionChange } from '#features/directory/collections/web/shared/use-collection-changes.ts';
import { ConfirmDialog } from '#ui/ConfirmDialog.tsx';

interface Props {
  readonly collection: Collection;
  readonly companies: readonly NamedCompany[];
  readonly onConfirmed: () => void;
  readonly onClose: () => void;
}

/** Confirms blacklisting several companies at once, which others see in their list. */
export function BlacklistDialog({ collection, companies, onConfirmed, onClose }: Props) {
  const change = useCollectionChange(collection.id);
  const { person } = useSession();
  const canEdit = may(person, 'editCollection', collection);
  const count = pluralize(companies.length, 'company', 'companies');
  function confirm(): void {
    onClose();
    onConfirmed();
    void change({ kind: 'together', changes: changeEach('blacklist', companies) });
  }
  return (
    <ConfirmDialog
      title={`Blacklist ${count}?`}
      lead={`They leave the list of ${collection.name} for everyone.`}
      action={`Blacklist ${count}`}
      onConfirm={confirm}
      onClose={onClose}
    >
      <p className="text-ink-2">
        {canEdit
          ? 'You can restore them from the blacklist.'
          : `You can take this back for ${collectionLimits.takeBackMinutes} minutes, until someone else changes the collection. Its owner is notified.`}
      </p>
    </ConfirmDialog>
  );
}
