import { clsx } from 'clsx';
import { Plus } from 'lucide-react';
import { Suspense, useState } from 'react';
import { lazyPart } from '#core/web/router/lazy-part.tsx';
import { isFoundry } from '#core/domain/authorization/permissions.ts';
import { useCorporation } from '#core/web/session/use-corporation.ts';
import { useSession } from '#core/web/session/use-session.ts';
import { Button } from '#ui/Button.tsx';
import { useStartableOpportunities } from './use-startable-opportunities.ts';

const NewProjectDialog = lazyPart(() => import('./NewProjectDialog.tsx'), 'NewProjectDialog');

/** For those who may start projects. Its place is kept, so that nothing moves when that is known. */
export function NewProjectButton() {
  const { person } = useSession();
  const { active } = useCorporation();
  const [isOpen, setOpen] = useState(false);
  const corporationId = active?.isAllCorporations === true ? null : (active?.id ?? null);
  const { options } = useStartableOpportunities(isFoundry(person) ? null : corporationId);
  const mayStart = isFoundry(person) || options.length > 0;
  return (
    <>
      <Button
        variant="primary"
        className={clsx(!mayStart && 'invisible max-sm:hidden')}
        onPress={() => setOpen(true)}
      >
        <Plus aria-hidden className="size-4" strokeWidth={1.75} />
        <span className="max-[359px]:sr-only">New project</span>
      </Button>
      <Suspense>{isOpen && <NewProjectDialog onClose={() => setOpen(false)} />}</Suspense>
    </>
  );
}
