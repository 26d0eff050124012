import { useNavigate } from '@tanstack/react-router';
import { Building2, Moon } from 'lucide-react';
import { useCorporation } from '#core/web/session/use-corporation.ts';
import { setTheme, themes, useTheme } from '#ui/theme.ts';
import { matches, type Command, type PaletteGroup, type PaletteSource } from './palette.ts';
import { useSections } from './use-sections.ts';

/** The entries that match the query, in groups. The sources must not change between renders. */
export function useCommands(
  typed: string,
  sources: readonly PaletteSource[],
): readonly PaletteGroup[] {
  const navigate = useNavigate();
  const sections = useSections();
  const { corporations, active, setActive } = useCorporation();
  const theme = useTheme();
  const answers = sources.map((source) => source.usePalette(typed));
  const places: Command[] = sections.map(({ to, label, icon, key }) => ({
    id: to,
    label,
    icon,
    hint: `g ${key}`,
    run: () => void navigate({ to }),
  }));
  const actions: Command[] = [
    ...answers.flatMap((answer) => answer.actions ?? []),
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
    ...answers.flatMap(({ known = [] }) => known),
    ...answers.flatMap(({ found = [] }) => found),
    { title: 'Do', commands: fitting(actions) },
    ...answers.flatMap(({ further = [] }) => further),
  ].filter(({ commands }) => commands.length > 0);
}
