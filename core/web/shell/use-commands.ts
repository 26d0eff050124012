import { useNavigate } from '@tanstack/react-router';
import { Building2, Moon, Plus } from 'lucide-react';
import { usePosting } from '#features/opportunities/web/public/use-posting.ts';
import { useCorporation } from '#core/web/session/use-corporation.ts';
import { setTheme, themes, useTheme } from '#ui/theme.ts';
import type { Command } from './command.ts';
import { useCollectionCommands } from '#features/collections/web/public/use-collection-commands.ts';
import { matches, useFound } from './use-found.ts';
import { useSections } from './use-sections.ts';

interface Group {
  readonly title: string;
  readonly commands: readonly Command[];
}

/** What fits what was typed, in groups. */
export function useCommands(typed: string): readonly Group[] {
  const navigate = useNavigate();
  const sections = useSections();
  const { corporations, active, setActive } = useCorporation();
  const mayPost = usePosting().length > 0;
  const theme = useTheme();
  const found = useFound(typed);
  const collections = useCollectionCommands(typed);
  const places: Command[] = sections.map(({ to, label, icon, key }) => ({
    id: to,
    label,
    icon,
    hint: `g ${key}`,
    run: () => void navigate({ to }),
  }));
  const actions: Command[] = [
    ...(mayPost
      ? [
          {
            id: 'new-opportunity',
            label: 'New opportunity',
            icon: Plus,
            run: () => void navigate({ to: '/opportunities/new' }),
          },
        ]
      : []),
    ...collections.actions,
    ...themes
      .filter((candidate) => candidate !== theme)
      .map((candidate) => ({
        id: `theme-${candidate}`,
        label: `Switch theme: ${candidate}`,
        icon: Moon,
        run: () => setTheme(candidate),
      })),
    ...corporations
      .filter(({ id }) => id !== active?.id)
      .map(({ id, name }) => ({
        id: `corporation-${id}`,
        label: `Switch corporation: ${name}`,
        icon: Building2,
        run: () => setActive(id),
      })),
  ];
  const fitting = (commands: readonly Command[]) =>
    commands.filter(({ label }) => matches(label, typed));
  return [
    { title: 'Go to', commands: fitting(places) },
    { title: 'Collections', commands: collections.found },
    { title: 'Opportunities', commands: found.opportunities },
    { title: 'Companies', commands: found.companies },
    { title: 'Do', commands: fitting(actions) },
    { title: 'Directory', commands: found.everywhere },
  ].filter(({ commands }) => commands.length > 0);
}
