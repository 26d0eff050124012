import { useNavigate } from '@tanstack/react-router';
import { FolderPlus, Library, Plus } from 'lucide-react';
import { listedCompanies } from '#features/collections/domain/lists.ts';
import { counted } from '#core/domain/formatting.ts';
import { askFor } from './asked-for.ts';
import { useCollections } from './use-collections.ts';
import { useTargets } from './use-targets.ts';
import type { Command } from '#core/web/shell/command.ts';
import { matches } from '#core/web/shell/use-found.ts';

const foundMost = 5;

/** Collections by name, and what can be done with them from anywhere. */
export function useCollectionCommands(typed: string) {
  const navigate = useNavigate();
  const { own, shared } = useCollections();
  const { active } = useTargets();
  const all = typed.trim() === '' ? [] : [...(own ?? []), ...(shared ?? [])];
  const found = all
    .filter(({ name }) => matches(name, typed))
    .slice(0, foundMost)
    .map((collection): Command => {
      const { id, name } = collection;
      const count = listedCompanies(collection).length;
      return {
        id: `collection-${id}`,
        label: name,
        icon: Library,
        hint: counted(count, 'company', 'companies'),
        run: () => void navigate({ to: '/collection/$id', params: { id } }),
      };
    });
  const actions: readonly Command[] = [
    {
      id: 'add-company',
      label: active ? `Add a company to ${active.name}` : 'Choose the active collection',
      icon: Plus,
      hint: 'c',
      run: () => askFor({ dialog: 'add', company: null }),
    },
    {
      id: 'new-collection',
      label: 'New collection',
      icon: FolderPlus,
      run: () => askFor({ dialog: 'new' }),
    },
  ];
  return { found, actions };
}
