import { Place } from '#core/web/Place.tsx';
import { call } from '#core/web/transport/call.ts';
import { linkToPublicPage } from '#features/cases/corporations/domain/public-page.ts';
import { setPublicPage } from '#features/cases/corporations/domain/settings-endpoints.ts';
import type {
  CorporationSettings,
  PublicPageDraft,
} from '#features/cases/corporations/domain/settings.ts';
import { LogoField } from './LogoField.tsx';
import { sentQuestions } from '#features/cases/corporations/web/shared/questions/edit-questions.ts';
import { PublicPageFields, problemOfPage } from './PublicPageFields.tsx';
import { SettingsFooter, SettingsSection } from './SettingsSection.tsx';
import { useSettingsForm } from './use-settings-form.ts';

const draftOf = (settings: CorporationSettings): PublicPageDraft => {
  const { igniteEnabled, introduction, headline, accent, questions } = settings;
  return { igniteEnabled, introduction, headline, accent, questions };
};

/** Whether the public page is open, and what it shows. */
export function PublicPageSection({ settings }: { readonly settings: CorporationSettings }) {
  const params = { id: String(settings.id) };
  const form = useSettingsForm({
    settings,
    draftOf,
    problemOf: problemOfPage,
    save: (draft, version) => {
      const headline = draft.headline?.trim() || null;
      return call(setPublicPage, {
        params,
        body: { ...draft, headline, questions: sentQuestions(draft.questions), version },
      });
    },
  });
  return (
    <SettingsSection
      id="public-page"
      title="Public page"
      lead={`Founders read it at ${linkToPublicPage(settings.slug)}, without signing in.`}
    >
      <div className="grid grid-cols-[minmax(0,1fr)] gap-x-12 gap-y-8 lg:grid-cols-2">
        <div>
          <PublicPageFields
            draft={form.draft}
            isChecked={form.problem !== null}
            onChange={form.change}
          />
          <SettingsFooter form={form} save="Save public page" />
        </div>
        <div className="space-y-8">
          <LogoField settings={settings} />
          <Place name="publicPagePreview" told={{ settings, draft: form.draft }} />
        </div>
      </div>
    </SettingsSection>
  );
}
