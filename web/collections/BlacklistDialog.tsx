import { blacklistedCompanies } from '#domain/collections/changes.ts';
import type { Collection } from '#domain/collections/collection.ts';
import { CompanyItem } from '#web/pieces/company/CompanyItem.tsx';
import { Button } from '#web/ui/Button.tsx';
import { DialogFrame } from '#web/ui/DialogFrame.tsx';
import { useCollectionChange } from '#web/pieces/collections/use-change.ts';
import { useCompanies } from '#web/pieces/collections/use-companies.ts';

interface Props {
  readonly collection: Collection;
  readonly canEdit: boolean;
  readonly onClose: () => void;
}

/** Companies that were looked at and found wanting: they are not suggested again. */
export function BlacklistDialog({ collection, canEdit, onClose }: Props) {
  const change = useCollectionChange(collection.id);
  const { companies, isPending } = useCompanies(blacklistedCompanies(collection));
  return (
    <DialogFrame
      title="Blacklist"
      lead="Companies that are not wanted here. They are never suggested again."
      width="medium"
      onClose={onClose}
    >
      <ul className="space-y-px">
        {companies.map((company) => (
          <CompanyItem key={company.id} company={company}>
            {canEdit && (
              <>
                <Button
                  size="small"
                  aria-label={`Add ${company.name} to the collection`}
                  onPress={() => void change({ kind: 'add', company })}
                >
                  Add
                </Button>
                <Button
                  variant="quiet"
                  size="small"
                  aria-label={`Take ${company.name} off the blacklist`}
                  onPress={() => void change({ kind: 'unblacklist', company })}
                >
                  Take off
                </Button>
              </>
            )}
          </CompanyItem>
        ))}
        {companies.length === 0 && !isPending && (
          <li className="py-8 text-center text-ink-3">Nobody is blacklisted here.</li>
        )}
      </ul>
    </DialogFrame>
  );
}
