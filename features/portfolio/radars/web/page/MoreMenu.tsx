import {
  Ellipsis,
  FileUp,
  GitCompareArrows,
  Globe,
  GlobeLock,
  Lightbulb,
  Pencil,
  Radar,
  Table,
  Trash2,
  UserRoundPen,
  Vote,
} from 'lucide-react';
import { Suspense, useState } from 'react';
import { MenuTrigger } from 'react-aria-components/Menu';
import { Popover } from 'react-aria-components/Popover';
import { Place } from '#core/web/Place.tsx';
import { lazyPart } from '#core/web/router/lazy-part.tsx';
import type { Edition, RadarPage } from '#features/portfolio/radars/domain/radar.ts';
import { ActionMenu } from '#ui/ActionMenu.tsx';
import { Button } from '#ui/Button.tsx';
import { useRadarActions } from './use-radar-actions.ts';
import { useRadarSearch } from './use-radar-search.ts';

const EditionDialog = lazyPart(() => import('./EditionDialog.tsx'), 'EditionDialog');
const EditorsDialog = lazyPart(() => import('./EditorsDialog.tsx'), 'EditorsDialog');
const RoundDialog = lazyPart(
  () => import('#features/portfolio/radars/web/rounds/RoundDialog.tsx'),
  'RoundDialog',
);
const WebDialog = lazyPart(() => import('./WebDialog.tsx'), 'WebDialog');

declare module '#core/web/places.ts' {
  interface Places {
    /** A file as the next edition of a radar, or as a new one. */
    radarImport: { readonly radar: RadarPage | null; readonly onClose: () => void };
  }
}

interface Props {
  readonly radar: RadarPage;
  readonly edition: Edition | undefined;
}

/** What is needed less often. */
export function MoreMenu({ radar, edition }: Props) {
  const { search, change } = useRadarSearch();
  const [open, setOpen] = useState<'edition' | 'editors' | 'import' | 'round' | 'web' | null>(null);
  const { remove, removeDraft } = useRadarActions(radar);
  const close = () => setOpen(null);
  const isDraft = edition?.state === 'draft';
  const draft = radar.editions.find(({ state }) => state === 'draft');
  return (
    <>
      <MenuTrigger>
        <Button size="icon" aria-label="More actions">
          <Ellipsis aria-hidden className="size-4" strokeWidth={1.75} />
        </Button>
        <Popover placement="bottom end" className="floating min-w-52 rounded-card p-1">
          <ActionMenu
            label="More actions"
            actions={[
              search.view !== undefined && {
                id: 'drawing',
                label: 'Show drawing',
                icon: Radar,
                run: () => change({ view: undefined }, { isStep: true }),
              },
              search.view !== 'table' && {
                id: 'table',
                label: 'Show table',
                icon: Table,
                run: () => change({ view: 'table' }, { isStep: true }),
              },
              edition !== undefined &&
                search.view !== 'compare' && {
                  id: 'compare',
                  label: 'Compare',
                  icon: GitCompareArrows,
                  run: () => change({ view: 'compare' }, { isStep: true }),
                },
              radar.isOwn &&
                search.view !== 'proposals' && {
                  id: 'proposals',
                  label: 'Proposals and gaps',
                  icon: Lightbulb,
                  run: () => change({ view: 'proposals' }, { isStep: true }),
                },
              radar.mayEdit && {
                id: 'editors',
                label: 'Editors…',
                icon: UserRoundPen,
                run: () => setOpen('editors'),
              },
              radar.mayEdit &&
                edition !== undefined && {
                  id: 'edition',
                  label: 'Name, notes and areas…',
                  icon: Pencil,
                  run: () => setOpen('edition'),
                },
              radar.mayEdit &&
                draft !== undefined && {
                  id: 'round',
                  label: 'New round…',
                  icon: Vote,
                  run: () => setOpen('round'),
                },
              radar.mayEdit && {
                id: 'import',
                label: 'Import an edition…',
                icon: FileUp,
                run: () => setOpen('import'),
              },
              (radar.mayPublish || radar.isPublic) && {
                id: 'web',
                label: radar.isPublic ? 'On the web…' : 'Publish to the web…',
                icon: radar.isPublic ? Globe : GlobeLock,
                run: () => setOpen('web'),
              },
              radar.mayEdit &&
                isDraft &&
                radar.editions.length > 1 && {
                  id: 'removeDraft',
                  label: 'Delete draft',
                  icon: Trash2,
                  isDestructive: true,
                  run: () => removeDraft(edition.id),
                },
              radar.mayEdit && {
                id: 'remove',
                label: 'Delete radar',
                icon: Trash2,
                isDestructive: true,
                run: remove,
              },
            ]}
          />
        </Popover>
      </MenuTrigger>
      <Suspense>
        {open === 'edition' && edition && (
          <EditionDialog radar={radar} edition={edition} onClose={close} />
        )}
        {open === 'editors' && <EditorsDialog radar={radar} onClose={close} />}
        {open === 'import' && <Place name="radarImport" told={{ radar, onClose: close }} />}
        {open === 'round' && draft && (
          <RoundDialog radarId={radar.id} round={null} editionId={draft.id} onClose={close} />
        )}
        {open === 'web' && <WebDialog radar={radar} onClose={close} />}
      </Suspense>
    </>
  );
}
