import { useMemo } from 'react';
import { preferences } from '#core/web/preferences/preference-store.ts';
import { usePreferences } from '#core/web/preferences/use-preferences.ts';
import { ClockTime, DateText } from '#ui/dates.tsx';
import { SelectField, type SelectOption } from '#ui/SelectField.tsx';
import { SettingsRow, SettingsSection } from './SettingsSection.tsx';

/** Formats of dates and numbers; the interface itself is English. */
const locales: readonly string[] = [
  'en-GB',
  'en-US',
  'en-AU',
  'en-CA',
  'en-IE',
  'en-IN',
  'sv-SE',
  'nb-NO',
  'da-DK',
  'fi-FI',
  'de-DE',
  'de-AT',
  'de-CH',
  'fr-FR',
  'fr-CH',
  'nl-NL',
  'it-IT',
  'es-ES',
  'pt-PT',
  'pt-BR',
  'pl-PL',
  'cs-CZ',
  'tr-TR',
  'ja-JP',
  'ko-KR',
  'zh-CN',
];

const sampleDay = new Date(Date.UTC(2026, 2, 31, 14, 5));

function localeOption(locale: string): SelectOption<string> {
  const names = new Intl.DisplayNames('en', { type: 'language', languageDisplay: 'standard' });
  const about = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' });
  return { value: locale, label: names.of(locale) ?? locale, about: about.format(sampleDay) };
}

/** The chosen one first, when it is not in the list. */
const withChosen = (values: readonly string[], value: string | null): readonly string[] =>
  value === null || values.includes(value) ? values : [value, ...values];

const zoneOption = (timeZone: string): SelectOption<string> => ({
  value: timeZone,
  label: timeZone.replaceAll('_', ' '),
});

const deviceZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone;

/** Locale and time zone, in which dates are shown and digests are sent. */
export function Region() {
  const { locale, timeZone } = usePreferences();
  const localeOptions = useMemo(() => withChosen(locales, locale).map(localeOption), [locale]);
  const zoneOptions = useMemo(
    () => withChosen(['UTC', ...Intl.supportedValuesOf('timeZone')], timeZone).map(zoneOption),
    [timeZone],
  );
  const now = new Date().toISOString();
  return (
    <SettingsSection title="Language and region">
      <SettingsRow title="Format" about="How dates are written. The interface is in English.">
        <SelectField
          label="Format of dates"
          isLabelHidden
          searchLabel="Find a language"
          options={localeOptions}
          value={locale ?? navigator.language}
          onChange={(choice) => preferences.choose({ locale: choice })}
        />
      </SettingsRow>
      <SettingsRow title="Time zone" about="Used for times and daily digests">
        <SelectField
          label="Time zone"
          isLabelHidden
          searchLabel="Find a time zone"
          options={zoneOptions}
          value={timeZone ?? deviceZone()}
          onChange={(choice) => preferences.choose({ timeZone: choice })}
        />
      </SettingsRow>
      <p className="px-4 py-3 text-control text-ink-2">
        It is now <DateText at={now} />, <ClockTime at={now} />.
      </p>
    </SettingsSection>
  );
}
