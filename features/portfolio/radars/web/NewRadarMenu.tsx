import { useNavigate, useSearch } from '@tanstack/react-router';
import { FileUp, Plus, Radar } from 'lucide-react';
import { Suspense } from 'react';
import { MenuTrigger } from 'react-aria-components/Menu';
import { Popover } from 'react-aria-components/Popover';
import { Place } from '#core/web/Place.tsx';
import { lazyPart } from '#core/web/router/lazy-part.tsx';
import { ActionMenu } from '#ui/ActionMenu.tsx';
import { Button } from '#ui/Button.tsx';

const NewRadarDialog = lazyPart(() => import('./NewRadarDialog.tsx'), 'NewRadarDialog');

/** A new radar from a template, or from a file. */
export function NewRadarMenu() {
  const { new: open } = useSearch({ from: '/shell/radars' });
  const navigate = useNavigate({ from: '/radars' });
  const setOpen = (from: 'template' | 'file' | undefined) =>
    void navigate({ search: (before) => ({ ...before, new: from }), replace: true });
  const close = () => setOpen(undefined);
  return (
    <>
      <MenuTrigger>
        <Button variant="primary">
          <Plus aria-hidden className="size-4" strokeWidth={1.75} />
          <span>
            New<span className="max-sm:sr-only"> radar</span>
          </span>
        </Button>
        <Popover placement="bottom end" className="floating min-w-52 rounded-card p-1">
          <ActionMenu
            label="New radar"
            actions={[
              {
                id: 'template',
                label: 'From a template…',
                icon: Radar,
                run: () => setOpen('template'),
              },
              {
                id: 'import',
                label: 'From a file…',
                icon: FileUp,
                run: () => setOpen('file'),
              },
            ]}
          />
        </Popover>
      </MenuTrigger>
      <Suspense>
        {open === 'template' && <NewRadarDialog onClose={close} />}
        {open === 'file' && <Place name="radarImport" told={{ radar: null, onClose: close }} />}
      </Suspense>
    </>
  );
}
