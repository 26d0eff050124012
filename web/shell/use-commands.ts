import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { Building2, Moon, Plus, Target, type LucideIcon } from 'lucide-react';
import { useDeferredValue } from 'react';
import { list } from '#domain/opportunities/endpoints.ts';
import { usePosting } from '#web/pieces/use-posting.ts';
import { useCorporation } from '#web/session/use-corporation.ts';
import { ask } from '#web/transport/ask.ts';
import { setTheme, themes, useTheme } from '#web/ui/theme.ts';
import { useSections } from './use-sections.ts';

/** Something one can go to or do. */
export interface Command {
  readonly id: string;
  readonly label: string;
  readonly hint?: string;
  readonly icon: LucideIcon;
  readonly run: () => void;
}

interface Group {
  readonly title: string;
  readonly commands: readonly Command[];
}

const mostFound = 6;

const matches = (label: string, typed: string) =>
  label.toLocaleLowerCase().includes(typed.trim().toLocaleLowerCase());

/** What fits what was typed, in groups. */
export function useCommands(typed: string): readonly Group[] {
  const navigate = useNavigate();
  const sections = useSections();
  const { corporations, active, setActive } = useCorporation();
  const mayPost = usePosting().length > 0;
  const theme = useTheme();
  const q = useDeferredValue(typed.trim());
  const { data, isPlaceholderData } = useQuery({
    ...ask(list, { query: { q, limit: String(mostFound) } }),
    enabled: q.length > 1,
    placeholderData: (before) => before,
  });
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
  const rows = q.length > 1 ? (data?.data ?? []) : [];
  const named = rows.filter(({ name }) => matches(name, typed));
  // What was found for fewer letters stays while the next answer is under way, as far as it fits.
  const others = isPlaceholderData ? [] : rows.filter((row) => !named.includes(row));
  const found: Command[] = [...named, ...others].map(({ id, name, cycleName }) => ({
    id: `opportunity-${id}`,
    label: name,
    icon: Target,
    ...(cycleName !== undefined && { hint: cycleName }),
    run: () => void navigate({ to: '/opportunity/$id', params: { id } }),
  }));
  const fitting = (commands: readonly Command[]) =>
    commands.filter(({ label }) => matches(label, typed));
  return [
    { title: 'Go to', commands: fitting(places) },
    { title: 'Opportunities', commands: found },
    { title: 'Do', commands: fitting(actions) },
  ].filter(({ commands }) => commands.length > 0);
}
