import { useCallback, useMemo, useState } from 'react';
import type { Collection } from '#features/directory/collections/domain/collection.ts';
import { useSession } from '#core/web/session/use-session.ts';
import { smallScreen, useMediaQuery } from '#ui/use-media-query.ts';
import { useTablePreferences } from '#core/web/views/use-table-preferences.ts';
import { companyColumns } from './company-columns.tsx';
import type { OpenRowMenu } from './CompanyRowMenu.tsx';
import { useAdditions } from './use-additions.ts';
import { useNotes } from '#features/directory/collections/web/notes/use-notes.ts';
import { useWriteNote } from '#features/directory/collections/web/notes/use-write-note.ts';

/** Columns that fit on a card. */
const onCards = new Set(['company', 'spaces', 'rating', 'place', 'funding']);

/** Table preferences for a collection's companies, and the open row menu. */
export function useCompanyTable(collection: Collection, canEdit: boolean) {
  const { person } = useSession();
  const notes = useNotes(collection.id);
  const additions = useAdditions(collection);
  const { mutate } = useWriteNote(collection.id);
  const [menu, setMenu] = useState<OpenRowMenu | null>(null);
  const isSmall = useMediaQuery(smallScreen);
  const rate = useCallback(
    (companyId: string, rating: number | null) => mutate({ companyId, rating }),
    [mutate],
  );
  const hasSubspaces = collection.subspaces.length > 0;
  const columns = useMemo(() => {
    const onRate = canEdit ? rate : undefined;
    const all = companyColumns({ hasSubspaces, onRate, onMenu: setMenu });
    return isSmall ? all.filter(({ id }) => onCards.has(id)) : all;
  }, [hasSubspaces, canEdit, rate, isSmall]);
  const collectionContext = useMemo(
    () => ({ collection, notes, additions }),
    [collection, notes, additions],
  );
  const preferences = useTablePreferences('collection', person.authId ?? '', columns);
  return { preferences, collectionContext, menu, setMenu };
}
