import { useNavigate } from '@tanstack/react-router';
import { say } from '#core/domain/refusals.ts';
import { AddAnywhere } from './public/AddAnywhere.tsx';
import { askFor, useAskedFor } from './public/asked-for.ts';
import { companyAtHand } from './public/company-at-hand.ts';
import { NewCollectionDialog } from './public/NewCollectionDialog.tsx';
import { usePutting } from './public/use-putting.ts';
import { useTargets } from './public/use-targets.ts';
import { useKeys } from '#ui/keys.ts';
import { toast } from '#ui/toasts.ts';

/**
 * The active collection, wherever one is: `c` puts the company at hand into it, or asks which; `b`
 * puts it onto its blacklist. Collections are loaded with it, at sign-in (section 4).
 */
export function Collecting() {
  const { active, canEditActive } = useTargets();
  const { add, blacklist } = usePutting();
  const navigate = useNavigate();
  const asked = useAskedFor();
  const close = () => askFor(null);
  useKeys({
    c: () => {
      const company = companyAtHand();
      if (active === null || company === null) askFor({ dialog: 'add', company });
      else if (canEditActive) void add(active, company);
      else toast(say('collection.forbidden'), 'bad');
    },
    b: () => {
      const company = companyAtHand();
      if (active === null || company === null) return false;
      return blacklist(active, company);
    },
  });
  if (asked?.dialog === 'add') return <AddAnywhere company={asked.company} onClose={close} />;
  if (asked?.dialog !== 'new') return null;
  return (
    <NewCollectionDialog
      onClose={close}
      onMade={({ id }) => navigate({ to: '/collection/$id', params: { id } })}
    />
  );
}
