import { call } from '#core/web/transport/call.ts';
import { change } from '#features/cases/corporations/domain/settings-endpoints.ts';
import type {
  CorporationDraft,
  CorporationSettings,
} from '#features/cases/corporations/domain/settings.ts';
import { CorporationFields, problemOfDraft } from './CorporationFields.tsx';
import { LogoField } from './LogoField.tsx';
import { SettingsFooter, SettingsSection } from './SettingsSection.tsx';
import { useSettingsForm } from './use-settings-form.ts';

const draftOf = ({
  name,
  slug,
  introduction,
  domains,
  timeZone,
}: CorporationSettings): CorporationDraft => ({ name, slug, introduction, domains, timeZone });

/** Name, address, domains, time zone, introduction and logo. */
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
      <div className="grid gap-x-12 gap-y-8 lg:grid-cols-[minmax(0,640px)_1fr]">
        <div>
          <div className="space-y-5">
            <CorporationFields draft={form.draft} onChange={form.change} />
          </div>
          <SettingsFooter form={form} save="Save" />
        </div>
        <LogoField settings={settings} />
      </div>
    </SettingsSection>
  );
}
