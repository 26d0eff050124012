import { clsx } from 'clsx';
import { Layers, PenLine, Plus, RotateCw, Save, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useCorporation } from '#core/web/session/use-corporation.ts';
import type { ListViewsProps } from '#core/web/views/ListViews.tsx';
import { SavedMenu, type SavedItem } from '#core/web/views/SavedMenu.tsx';
import { viewValues } from '#core/web/views/saved-view-values.ts';
import { activeFilters } from '#core/web/views/search-params.ts';
import type { SavedView } from '#features/cases/views/domain/saved-view.ts';
import { Button } from '#ui/Button.tsx';
import { toastError } from '#ui/toasts.ts';
import { useOpenView } from './use-open-view.ts';
import { useSavedViews, useViewsPlace } from './use-saved-views.ts';
import { useViewMutations } from './use-view-mutations.ts';
import { ViewDialog } from './ViewDialog.tsx';
import { ViewNotice } from './ViewNotice.tsx';

const all = 'all';

const ownItem = ({ id, name, isShared }: SavedView): SavedItem => ({
  id,
  name,
  about: isShared && <span className="text-small text-ink-3">Shared</span>,
});

const sharedItem = ({ id, name, owner }: SavedView): SavedItem => ({
  id,
  name,
  about: (
    <span className="max-w-28 truncate text-small text-ink-3">
      {owner?.name ?? 'Former member'}
    </span>
  ),
});

function hintFor(views: readonly SavedView[] | undefined, hasFailed: boolean): string | undefined {
  if (hasFailed) return 'The views could not be loaded.';
  return views?.length === 0 ? 'A view keeps filters, order and layout under a name.' : undefined;
}

const missingSentence = (isOfCase: boolean): string =>
  isOfCase
    ? 'This view was deleted, or is not shared with you.'
    : 'This view was deleted, is not shared with you, or is of another corporation.';

/** The saved views of a list: opens them, and saves what is shown as one. */
export function SavedViews(props: ListViewsProps) {
  const { params, shown, what, opportunityId, isCompact = false } = props;
  const place = useViewsPlace(props);
  const { views, canShare, hasFailed, reload } = useSavedViews(place);
  const { current, gone, isMissing, isChanged, open, openAll, name } = useOpenView(props, views);
  const { save, change, remove } = useViewMutations(place);
  const { active } = useCorporation();
  const [dialog, setDialog] = useState<'save' | 'edit' | null>(null);
  const search = viewValues(params, shown);
  const audience = opportunityId === undefined ? (active?.name ?? null) : 'the case team';
  const own = views?.filter(({ isOwn }) => isOwn) ?? [];
  const shared = views?.filter(({ isOwn }) => !isOwn) ?? [];
  const isOwn = current?.isOwn === true;
  const proposedName = activeFilters(params, shown)
    .map(({ label }) => label)
    .join(', ');

  function openById(id: string): void {
    const view = views?.find((one) => one.id === id);
    if (view) open(view);
    else openAll();
  }

  return (
    <>
      <SavedMenu
        label="Views"
        groups={[
          { id: 'everything', items: [{ id: all, name: `All ${what}`, isQuiet: true }] },
          { id: 'own', title: 'Yours', items: own.map(ownItem) },
          { id: 'shared', title: `Shared with ${audience}`, items: shared.map(sharedItem) },
        ]}
        currentId={current?.id ?? all}
        onOpen={openById}
        hint={hintFor(views, hasFailed)}
        actions={[
          isOwn &&
            isChanged && {
              id: 'change',
              label: 'Save changes',
              icon: Save,
              run: () => void change(current, { search }).catch(toastError),
            },
          hasFailed && { id: 'reload', label: 'Try again', icon: RotateCw, run: reload },
          !hasFailed && {
            id: 'save',
            label: current === null ? 'Save view…' : 'Save as…',
            icon: Plus,
            run: () => setDialog('save'),
          },
          isOwn && {
            id: 'edit',
            label: canShare ? 'Rename or share…' : 'Rename…',
            icon: PenLine,
            run: () => setDialog('edit'),
          },
          current?.canDelete === true && {
            id: 'delete',
            label: 'Delete',
            icon: Trash2,
            isDestructive: true,
            run: () => {
              remove(current);
              name(undefined);
            },
          },
        ]}
      >
        <Button
          variant="quiet"
          size="small"
          className="-ml-2 h-8 pointer-coarse:h-10"
          aria-label={
            current === null ? 'Views' : `${current.name}, view${isChanged ? ', changed' : ''}`
          }
        >
          <Layers aria-hidden className="size-4 shrink-0" strokeWidth={1.75} />
          {current === null ? (
            <span className={clsx(isCompact && 'max-2xl:sr-only')}>Views</span>
          ) : (
            <span className="max-w-40 truncate max-sm:max-w-24">{current.name}</span>
          )}
          {isChanged && (
            <span
              aria-hidden
              className="size-1.5 shrink-0 rounded-full bg-accent"
              title="Changed"
            />
          )}
        </Button>
      </SavedMenu>
      <ViewNotice
        key={current?.id}
        gone={gone}
        missing={isMissing ? missingSentence(opportunityId !== undefined) : null}
        onDismissMissing={() => name(undefined)}
      />
      {dialog === 'save' && (
        <ViewDialog
          title="Save view"
          submit="Save view"
          name={current === null ? proposedName : ''}
          isShared={false}
          audience={canShare ? audience : null}
          onSave={async (content) => name((await save({ ...content, search })).id)}
          onClose={() => setDialog(null)}
        />
      )}
      {dialog === 'edit' && current !== null && (
        <ViewDialog
          title={canShare ? 'Rename or share view' : 'Rename view'}
          submit="Save"
          name={current.name}
          isShared={current.isShared}
          audience={canShare || current.isShared ? audience : null}
          onSave={(content) => change(current, content)}
          onClose={() => setDialog(null)}
        />
      )}
    </>
  );
}
