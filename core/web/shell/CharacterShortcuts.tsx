import { preferences } from '#core/web/preferences/preference-store.ts';
import { usePreferences } from '#core/web/preferences/use-preferences.ts';
import { SwitchField } from '#ui/SwitchField.tsx';

/** Turns single characters off as shortcuts, and on again. */
export function CharacterShortcuts() {
  const { shortcuts } = usePreferences();
  return (
    <SwitchField
      label="Single-key shortcuts"
      hint="Off, letters, digits and signs do nothing outside a field. Ctrl K and Escape stay."
      isOn={shortcuts !== 'off'}
      onChange={(isOn) => preferences.choose({ shortcuts: isOn ? 'on' : 'off' })}
    />
  );
}
