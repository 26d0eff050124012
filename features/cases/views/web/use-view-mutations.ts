import { useQueryClient } from '@tanstack/react-query';
import { noticeText } from '#core/domain/notices.ts';
import { sendVersioned } from '#core/web/sync/conflicts.ts';
import { useCallOnce } from '#core/web/sync/use-call-once.ts';
import { useRecordMutation } from '#core/web/sync/use-record-mutation.ts';
import { callUntilAnswered } from '#core/web/transport/call-until-answered.ts';
import { queryKeyOf } from '#core/web/transport/query-options.ts';
import { create, list, remove, replace, restore } from '#features/cases/views/domain/endpoints.ts';
import { viewNotices } from '#features/cases/views/domain/notices.ts';
import {
  SavedView,
  type SavedViews,
  type ViewSearch,
  type ViewsQuery,
} from '#features/cases/views/domain/saved-view.ts';
import { toast } from '#ui/toasts.ts';

interface Content {
  readonly name: string;
  readonly search: ViewSearch;
  readonly isShared: boolean;
}

interface Changed {
  readonly view: SavedView;
  readonly change: Partial<Content>;
}

interface Removed {
  readonly view: SavedView;
  readonly isUndo?: boolean;
}

const lists = { queryKey: queryKeyOf(list) };

/** What was changed elsewhere meanwhile stays, but for what is changed here. */
const sendChange = (changed: Changed): Promise<SavedView | null> =>
  sendVersioned(changed, {
    record: SavedView,
    send: ({ view: { id, version, ...view }, change }, idempotencyKey) => {
      const name = change.name ?? view.name;
      const search = change.search ?? view.search;
      const isShared = change.isShared ?? view.isShared;
      const body = { name, search, isShared, version };
      return callUntilAnswered(replace, { params: { id }, body }, { idempotencyKey });
    },
    resolve: ({ change }, view) => ({ kind: 'rebase', change: { view, change } }),
  });

/** Saves, changes and deletes views of a place. */
export function useViewMutations(place: ViewsQuery) {
  const client = useQueryClient();
  const createOnce = useCallOnce(create);
  const reload = () => client.invalidateQueries(lists);
  const removing = useRecordMutation({
    record: 'saved views',
    shownIn: [lists],
    refetched: [lists],
    send: ({ view: { id }, isUndo }: Removed) =>
      callUntilAnswered(isUndo ? restore : remove, { params: { id } }),
    show: ({ view, isUndo }) => {
      client.setQueriesData<SavedViews>(
        lists,
        (all) => all && { ...all, views: all.views.filter(({ id }) => id !== view.id) },
      );
      return { undo: () => (isUndo ? null : { view, isUndo: true }) };
    },
    notice: (_, { view: { name }, isUndo }) =>
      noticeText(viewNotices[isUndo ? 'savedView.restored' : 'savedView.deleted'], { name }),
  });

  return {
    /** @throws the reason, to be shown in the form */
    async save({ name, search, isShared }: Content): Promise<SavedView> {
      const { screen, opportunityId, corporationId } = place;
      const saved = await createOnce({
        body: { screen, opportunityId, corporationId, name, search, isShared },
      });
      await reload();
      toast(noticeText(viewNotices['savedView.saved'], { name: saved.name }));
      return saved;
    },
    /** @throws the reason */
    async change(view: SavedView, change: Partial<Content>): Promise<void> {
      const changed = await sendChange({ view, change });
      await reload();
      const { name } = changed ?? view;
      toast(noticeText(viewNotices['savedView.changed'], { name }));
    },
    remove: (view: SavedView) => removing.mutate({ view }),
  };
}
