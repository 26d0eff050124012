import { useNavigate } from '@tanstack/react-router';
import { refusalText, refusals } from '#core/domain/refusals.ts';
import { AddCompanyDialog } from '#features/directory/collections/web/shared/AddCompanyDialog.tsx';
import { BlacklistDialog } from '#features/directory/collections/web/blacklist/BlacklistDialog.tsx';
import {
  requestCollectionDialog,
  useCollectionDialogRequest,
} from '#features/directory/collections/web/shared/collection-dialog-request.ts';
import { findCurrentCompany } from '#features/directory/collections/web/shared/current-company.ts';
import { NewCollectionDialog } from '#features/directory/collections/web/shared/NewCollectionDialog.tsx';
import { ProposeDialog } from '#features/directory/collections/web/shared/ProposeDialog.tsx';
import { useAddCompany } from '#features/directory/collections/web/shared/use-add-company.ts';
import { useTargets } from '#features/directory/collections/web/shared/use-targets.ts';
import { useKeyboardShortcuts } from '#ui/use-keyboard-shortcuts.ts';
import { toast } from '#ui/toasts.ts';

/**
 * Shortcuts for the active collection on every screen: `c` adds the current company or opens the search,
 * `b` blacklists it. Where one may only read that, it is refused, and can be
 * proposed. Collections load with it, at sign-in (section 4).
 */
export function CollectionShortcuts() {
  const { active, canEditActive } = useTargets();
  const { add, blacklist } = useAddCompany();
  const navigate = useNavigate();
  const request = useCollectionDialogRequest();
  const close = () => requestCollectionDialog(null);
  useKeyboardShortcuts({
    c: () => {
      const company = findCurrentCompany();
      if (active === null || company === null) requestCollectionDialog({ dialog: 'add', company });
      else if (canEditActive) void add(active, company);
      else {
        toast(refusalText(refusals['collection.forbidden']), 'bad', {
          label: 'Propose…',
          run: () => requestCollectionDialog({ dialog: 'propose', collection: active, company }),
        });
      }
    },
    b: () => {
      const company = findCurrentCompany();
      if (active === null || company === null) return false;
      return blacklist(active, company);
    },
  });
  if (request?.dialog === 'blacklist') return <BlacklistDialog {...request} onClose={close} />;
  if (request?.dialog === 'add')
    return <AddCompanyDialog company={request.company} onClose={close} />;
  if (request?.dialog === 'propose') return <ProposeDialog {...request} onClose={close} />;
  if (request?.dialog !== 'new') return null;
  return (
    <NewCollectionDialog
      onClose={close}
      onMade={({ id }) => navigate({ to: '/collection/$id', params: { id } })}
    />
  );
}
