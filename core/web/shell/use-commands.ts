import { useNavigate } from '@tanstack/react-router';
import { Building2, Keyboard, Moon, Settings, ShieldCheck } from 'lucide-react';
import { themes } from '#core/domain/preferences.ts';
import { preferences } from '#core/web/preferences/preference-store.ts';
import { settingsLabel } from '#core/web/router/parent-routes.ts';
import { useCorporation } from '#core/web/session/use-corporation.ts';
import { setTheme, useTheme } from '#ui/theme.ts';
import {
  isNamed,
  matches,
  type Command,
  type PaletteGroup,
  type PaletteSource,
} from './palette.ts';
import { sectionIcons } from './section-icons.ts';
import { useAdministrationPages } from './use-administration-pages.ts';
import { useFoundGroups } from './use-found-groups.ts';
import { useSections } from './use-sections.ts';
import { useSettingsPages } from './use-settings-pages.ts';

/** The sections and the pages of administration and settings that the current user may open. */
function usePlaces(): readonly Command[] {
  const navigate = useNavigate();
  const sections = useSections();
  const addresses = new Set<string>(sections.map(({ to }) => to));
  // A page of administration may be a section, too.
  const pages = useAdministrationPages().filter(({ to }) => !addresses.has(to));
  const { pages: settings } = useSettingsPages();
  return [
    ...sections.map(({ to, label, icon, key }) => ({
      id: to,
      label,
      icon: sectionIcons[icon],
      hint: `g ${key}`,
      run: () => void navigate({ to }),
    })),
    ...pages.map(({ to, label, group }) => ({
      id: to,
      label,
      icon: ShieldCheck,
      hint: `Administration · ${group}`,
      run: () => void navigate({ to }),
    })),
    ...settings.map(({ to, part }) => ({
      id: to,
      label: `${settingsLabel}: ${part}`,
      icon: Settings,
      hint: 'Account',
      run: () => void navigate({ to }),
    })),
  ];
}

/** Actions of the frame: shortcuts, theme and corporation. */
function useFrameActions(openShortcuts: () => void): readonly Command[] {
  const { corporations, active, setActive } = useCorporation();
  const theme = useTheme();
  return [
    {
      id: 'shortcuts',
      label: 'Keyboard shortcuts',
      icon: Keyboard,
      hint: '?',
      run: openShortcuts,
    },
    ...themes
      .filter((candidate) => candidate !== theme)
      .map((candidate) => ({
        id: `theme-${candidate}`,
        label: `Use ${candidate} theme`,
        icon: Moon,
        hint: 'Appearance',
        run: () => {
          setTheme(candidate);
          preferences.choose({ theme: candidate });
        },
      })),
    ...corporations
      .filter(({ id }) => id !== active?.id)
      .map(({ id, name }) => ({
        id: `corporation-${id}`,
        label: `Switch corporation: ${name}`,
        icon: Building2,
        hint: 'Corporation',
        run: () => setActive(id),
      })),
  ];
}

interface PaletteCommands {
  readonly groups: readonly PaletteGroup[];
  /** Results from the server, below the others. */
  readonly found: readonly PaletteGroup[];
  /** Whether these belong to an earlier query. */
  readonly isStale: boolean;
  /** The first of them that is called as what was typed: Enter opens it. */
  readonly named: Command | undefined;
}

/** The entries that match the query, in groups. The sources must not change between renders. */
export function useCommands(
  typed: string,
  sources: readonly PaletteSource[],
  openShortcuts: () => void,
): PaletteCommands {
  const places = usePlaces();
  const frameActions = useFrameActions(openShortcuts);
  const answers = sources.map((source) => source.usePalette(typed));
  const { groups: results, isStale } = useFoundGroups(
    typed.trim(),
    answers.flatMap((answer) => answer.found ?? []),
  );
  const fitting = (commands: readonly Command[]) =>
    commands.filter(({ label }) => matches(label, typed));
  const pages = answers.flatMap((answer) => answer.pages ?? []);
  const actions = answers.flatMap((answer) => answer.actions ?? []);
  const isMeant = ({ label }: Command) => !isStale && isNamed(label, typed);
  const isFilled = ({ commands }: PaletteGroup) => commands.length > 0;
  return {
    groups: [
      { title: 'Go to', commands: fitting([...places, ...pages]) },
      ...answers.flatMap(({ known = [] }) => known),
      { title: 'Actions', commands: fitting([...actions, ...frameActions]) },
      ...answers.flatMap(({ further = [] }) => further),
    ].filter(isFilled),
    found: results.filter(isFilled),
    isStale,
    named: results.flatMap(({ commands }) => commands).find(isMeant),
  };
}
