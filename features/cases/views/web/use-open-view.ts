import { useNavigate, useSearch } from '@tanstack/react-router';
import { useEffect, useEffectEvent, useRef } from 'react';
import type { ListViewsProps } from '#core/web/views/ListViews.tsx';
import {
  addressOfView,
  isSameView,
  readView,
  viewValues,
  type ViewValues,
} from '#core/web/views/saved-view-values.ts';
import type { SavedView } from '#features/cases/views/domain/saved-view.ts';

type Screen = Pick<ListViewsProps, 'params' | 'shown' | 'check'>;

/** The view that the address names, and how to open another one. */
export function useOpenView(
  { params, shown, check }: Screen,
  views: readonly SavedView[] | undefined,
) {
  const address: ViewValues = useSearch({ strict: false });
  const navigate = useNavigate();
  const savedId = typeof address['saved'] === 'string' ? address['saved'] : undefined;
  const current = views?.find(({ id }) => id === savedId) ?? null;
  const read = current && readView(params, current.search, check);

  const go = (values: ViewValues, saved: string | undefined, replace = false) =>
    void navigate({
      to: '.',
      search: (before: object) => ({ ...before, ...addressOfView(params, values, saved) }) as never,
      replace,
    });

  // A link may have the view alone. What is cleared afterwards stays cleared.
  const opened = useRef<string>(undefined);
  const isAlone = Object.keys(viewValues(params, address)).length === 0;
  const applyLink = useEffectEvent(() => {
    if (read === null || opened.current === current?.id) return;
    opened.current = current?.id;
    if (isAlone) go(read.values, current?.id, true);
  });
  const currentId = current?.id;
  useEffect(() => {
    if (currentId === undefined) opened.current = undefined;
    else applyLink();
  }, [currentId]);

  return {
    current,
    /** What of it does not exist any more. */
    gone: read?.gone ?? [],
    /** Whether the address names a view that is not there, or not for this person. */
    isMissing: savedId !== undefined && views !== undefined && current === null,
    isChanged: read !== null && !isSameView(params, read.values, shown),
    open(view: SavedView): void {
      opened.current = view.id;
      go(readView(params, view.search, check).values, view.id);
    },
    /** The whole list. */
    openAll: () => go({}, undefined),
    /** Names another view, or none, and leaves the list as it is. */
    name: (saved: string | undefined) => {
      opened.current = saved;
      void navigate({
        to: '.',
        search: (before: object) => ({ ...before, saved }) as never,
        replace: true,
      });
    },
  };
}
