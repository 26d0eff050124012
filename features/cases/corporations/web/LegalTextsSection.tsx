import { call } from '#core/web/transport/call.ts';
import { legalKinds, legalTitles } from '#features/cases/corporations/domain/legal-texts.ts';
import { corporationLimits } from '#features/cases/corporations/domain/limits.ts';
import { setLegalTexts } from '#features/cases/corporations/domain/settings-endpoints.ts';
import type { CorporationSettings } from '#features/cases/corporations/domain/settings.ts';
import { MarkdownField } from '#ui/MarkdownField.tsx';
import { SettingsFooter, SettingsSection } from './SettingsSection.tsx';
import { useSettingsForm } from './use-settings-form.ts';

const hints = {
  privacy: 'What happens with the data of people who submit.',
  terms: 'Submitters agree to them before they send the form.',
  imprint: 'Who is responsible for the pages.',
} as const;

/** Privacy notice, terms and imprint of the public pages. */
export function LegalTextsSection({ settings }: { readonly settings: CorporationSettings }) {
  const params = { id: String(settings.id) };
  const form = useSettingsForm({
    settings,
    draftOf: ({ legalTexts }) => legalTexts,
    save: (draft, version) => call(setLegalTexts, { params, body: { ...draft, version } }),
  });
  return (
    <SettingsSection
      id="legal-texts"
      title="Legal texts"
      lead="In the footer of every public page. Write a text, or only the address of a page you have."
    >
      <div className="max-w-[720px] space-y-6">
        {legalKinds.map((kind) => (
          <MarkdownField
            key={kind}
            id={`legal-${kind}`}
            label={legalTitles[kind]}
            hint={hints[kind]}
            isRequired={false}
            problem={undefined}
            value={form.draft[kind] ?? ''}
            maxLength={corporationLimits.legalCharacters}
            onChange={(typed) => form.change({ [kind]: typed === '' ? null : typed })}
          />
        ))}
      </div>
      <SettingsFooter form={form} save="Save legal texts" />
    </SettingsSection>
  );
}
