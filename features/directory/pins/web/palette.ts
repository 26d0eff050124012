import { useLocation } from '@tanstack/react-router';
import { linkToCollection } from '#features/directory/collections/domain/links.ts';
import { useCollections } from '#features/directory/collections/web/shared/use-collections.ts';
import type { PaletteAnswer } from '#core/web/shell/palette.ts';
import { pinOfCollection } from './collection-pin.ts';
import { usePins } from './shared/use-pins.ts';

/** The command to pin the collection that is open. */
export function usePalette(): PaletteAnswer {
  const { own = [], shared = [] } = useCollections();
  const { pinAction } = usePins();
  const pathname = useLocation({ select: (location) => location.pathname });
  const open = [...own, ...shared].find(({ id }) => pathname === linkToCollection(id));
  if (open === undefined) return {};
  const pin = pinAction(pinOfCollection(open));
  return { actions: [{ ...pin, label: `${pin.label} ${open.name}`, hint: 'Sidebar' }] };
}
