import { call } from '#core/web/transport/call.ts';
import { change } from '#features/cases/corporations/domain/settings-endpoints.ts';
import type {
  CorporationDraft,
  CorporationSettings,
} from '#features/cases/corporations/domain/settings.ts';
import { CorporationFields, problemOfDraft } from './CorporationFields.tsx';
import { SettingsFooter, SettingsSection } from './SettingsSection.tsx';
import { useSettingsForm } from './use-settings-form.ts';

const draftOf = ({ name, slug, domains, timeZone }: CorporationSettings): CorporationDraft => ({
  name,
  slug,
  domains,
  timeZone,
});

/** Name, address, domains and time zone. */
export function GeneralSection({ settings }: { readonly settings: CorporationSettings }) {
  const params = { id: String(settings.id) };
  const form = useSettingsForm({
    settings,
    draftOf,
    problemOf: problemOfDraft,
    save: (draft, version) => call(change, { params, body: { ...draft, version } }),
  });
  return (
    <SettingsSection id="general" title="General">
      <div className="max-w-[640px]">
        <div className="space-y-5">
          <CorporationFields draft={form.draft} onChange={form.change} />
        </div>
        <SettingsFooter form={form} save="Save" />
      </div>
    </SettingsSection>
  );
}
