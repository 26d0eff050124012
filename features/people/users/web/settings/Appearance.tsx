import { Monitor, Moon, Sun } from 'lucide-react';
import type { Density, Theme } from '#core/domain/preferences.ts';
import { preferences } from '#core/web/preferences/preference-store.ts';
import { usePreferences } from '#core/web/preferences/use-preferences.ts';
import { CharacterShortcuts } from '#core/web/shell/CharacterShortcuts.tsx';
import { SegmentedControl } from '#ui/SegmentedControl.tsx';
import { setTheme, useTheme } from '#ui/theme.ts';
import { SettingsRow, SettingsSection } from './SettingsSection.tsx';

const themeOptions = [
  { value: 'system', label: 'System', icon: Monitor },
  { value: 'light', label: 'Light', icon: Sun },
  { value: 'dark', label: 'Dark', icon: Moon },
] as const satisfies readonly { value: Theme; label: string; icon: unknown }[];

const densityOptions = [
  { value: 'comfortable', label: 'Normal' },
  { value: 'compact', label: 'Compact' },
] as const satisfies readonly { value: Density; label: string }[];

/** Theme, density and shortcuts, on every device of this person. */
export function Appearance() {
  const { density } = usePreferences();
  const theme = useTheme();
  return (
    <SettingsSection title="Appearance">
      <SettingsRow title="Theme" about="System follows your device.">
        <SegmentedControl
          label="Theme"
          options={themeOptions}
          value={theme}
          onChange={(choice) => {
            setTheme(choice);
            preferences.choose({ theme: choice });
          }}
        />
      </SettingsRow>
      <SettingsRow title="Density" about="The height of rows in tables.">
        <SegmentedControl
          label="Density"
          options={densityOptions}
          value={density ?? 'comfortable'}
          onChange={(choice) => preferences.choose({ density: choice })}
        />
      </SettingsRow>
      <div className="px-4 py-3">
        <CharacterShortcuts />
      </div>
    </SettingsSection>
  );
}
