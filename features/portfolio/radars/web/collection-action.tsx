import { Radar } from 'lucide-react';
import { useState } from 'react';
import { useCorporation } from '#core/web/session/use-corporation.ts';
import type { Collection } from '#features/directory/collections/domain/collection.ts';
import type { OfferedAction } from '#features/directory/collections/web/shared/collection-actions.ts';
import { ProposeBlip } from './shared/ProposeBlip.tsx';
import { useMayPropose } from './shared/use-may-propose.ts';

/** Proposes the companies of a collection as blips. */
export function useCollectionAction({ id, name }: Collection): OfferedAction {
  const [isProposing, setIsProposing] = useState(false);
  const { isLoading } = useCorporation();
  const mayPropose = useMayPropose();
  return {
    before: 'print',
    action: isLoading
      ? null
      : mayPropose && {
          id: 'propose',
          label: 'Propose blips…',
          icon: Radar,
          run: () => setIsProposing(true),
        },
    dialog: isProposing && (
      <ProposeBlip
        origin={{ kind: 'collection', id, name }}
        onClose={() => setIsProposing(false)}
      />
    ),
  };
}
