import { useNavigate } from '@tanstack/react-router';
import { FolderPlus, Library, Plus } from 'lucide-react';
import { listedCompanies } from '#features/directory/collections/domain/lists.ts';
import { pluralize } from '#core/domain/format.ts';
import { matches, type Command, type PaletteAnswer } from '#core/web/shell/palette.ts';
import { requestCollectionDialog } from '#features/directory/collections/web/shared/collection-dialog-request.ts';
import { useCollections } from '#features/directory/collections/web/shared/use-collections.ts';
import { useTargets } from '#features/directory/collections/web/shared/use-targets.ts';

const most = 5;

/** Collections and their actions in the command palette. */
export function usePalette(typed: string): PaletteAnswer {
  const navigate = useNavigate();
  const { own, shared } = useCollections();
  const { active } = useTargets();
  const all = [...(own ?? []), ...(shared ?? [])];
  const commands = all
    .filter(({ name }) => typed.trim() !== '' && matches(name, typed))
    .slice(0, most)
    .map((collection): Command => {
      const { id, name } = collection;
      const count = listedCompanies(collection).length;
      return {
        id: `collection-${id}`,
        label: name,
        icon: Library,
        hint: pluralize(count, 'company', 'companies'),
        run: () => void navigate({ to: '/collection/$id', params: { id } }),
      };
    });
  const actions: readonly Command[] = [
    {
      id: 'add-company',
      label: active ? `Add a company to ${active.name}` : 'Choose the active collection',
      icon: Plus,
      hint: 'c',
      run: () => requestCollectionDialog({ dialog: 'add', company: null }),
    },
    {
      id: 'new-collection',
      label: 'New collection',
      icon: FolderPlus,
      hint: 'Collections',
      run: () => requestCollectionDialog({ dialog: 'new' }),
    },
  ];
  return { known: { title: 'Collections', commands }, actions };
}
