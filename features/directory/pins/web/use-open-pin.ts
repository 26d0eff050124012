import { useQueryClient } from '@tanstack/react-query';
import { useLocation } from '@tanstack/react-router';
import { useEffect } from 'react';
import { linkToCollection } from '#features/directory/collections/domain/links.ts';
import { call } from '#core/web/transport/call.ts';
import { queryKeyOf } from '#core/web/transport/query-options.ts';
import { list, see } from '#features/directory/pins/domain/endpoints.ts';
import type { Pin } from '#features/directory/pins/domain/pin.ts';

/** The pin whose page is open. What is new in an open collection counts as seen. */
export function useOpenPin(pins: readonly Pin[]): Pin | undefined {
  const client = useQueryClient();
  const pathname = useLocation({ select: (location) => location.pathname });
  const saved = useLocation({ select: ({ search }) => String(search.saved ?? '') });
  const open = pins.find(({ kind, id }) =>
    kind === 'collection' ? pathname === linkToCollection(id) : saved === id,
  );
  const unseen = open?.kind === 'collection' && open.isNew ? open.id : null;
  useEffect(() => {
    if (unseen === null) return;
    call(see, { params: { id: unseen } })
      .then(() => client.invalidateQueries({ queryKey: queryKeyOf(list) }))
      // It stays new until the next visit.
      .catch(() => {});
  }, [client, unseen]);
  return open;
}
