import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '#core/web/transport/call.ts';
import { queryOptionsOf } from '#core/web/transport/query-options.ts';
import { linkToPublicPage } from '#features/cases/corporations/domain/public-page.ts';
import { setPublicPage } from '#features/cases/corporations/domain/settings-endpoints.ts';
import type {
  CorporationSettings,
  PublicPageDraft,
} from '#features/cases/corporations/domain/settings.ts';
import { corporation as publicPage } from '#features/cases/public-pages/domain/endpoints.ts';
import { PagePreview } from '#features/cases/public-pages/web/shared/PagePreview.tsx';
import { SegmentedControl } from '#ui/SegmentedControl.tsx';
import { PublicPageFields, problemOfPage } from './PublicPageFields.tsx';
import { SettingsFooter, SettingsSection } from './SettingsSection.tsx';
import { useSettingsForm } from './use-settings-form.ts';

const draftOf = (settings: CorporationSettings): PublicPageDraft => {
  const { igniteEnabled, headline, accent, questions } = settings;
  return { igniteEnabled, headline, accent, questions };
};

const views = [
  { value: 'page', label: 'Page' },
  { value: 'form', label: 'Form' },
] as const;

interface PreviewProps {
  readonly settings: CorporationSettings;
  readonly draft: PublicPageDraft;
}

/** The page as it will be once the form is saved, with the opportunities that are open now. */
function Preview({ settings, draft }: PreviewProps) {
  const [view, setView] = useState<(typeof views)[number]['value']>('page');
  const { name, slug, introduction, logoUrl, igniteEnabled } = settings;
  const { headline, accent, questions } = draft;
  const { data } = useQuery({
    ...queryOptionsOf(publicPage, { params: { slug } }),
    enabled: igniteEnabled,
  });
  const opportunities = data?.opportunities ?? [];
  return (
    <div role="group" aria-label="Preview" className="min-w-0">
      <div className="mb-2 flex items-center justify-between gap-4">
        <p className="font-medium">Preview</p>
        <SegmentedControl label="Preview of" options={views} value={view} onChange={setView} />
      </div>
      <div className="max-h-[560px] overflow-hidden rounded-card border border-line bg-surface">
        <PagePreview
          view={view}
          questions={questions.map((question, place) => ({
            ...question,
            id: question.id ?? `new ${place}`,
          }))}
          page={{ slug, name, introduction, logoUrl, headline, accent, opportunities }}
        />
      </div>
    </div>
  );
}

/** Whether the public page is open, and what it shows. */
export function PublicPageSection({ settings }: { readonly settings: CorporationSettings }) {
  const params = { id: String(settings.id) };
  const form = useSettingsForm({
    settings,
    draftOf,
    problemOf: problemOfPage,
    save: (draft, version) => {
      const headline = draft.headline?.trim() || null;
      return call(setPublicPage, { params, body: { ...draft, headline, version } });
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
          <PublicPageFields draft={form.draft} onChange={form.change} />
          <SettingsFooter form={form} save="Save public page" />
        </div>
        <Preview settings={settings} draft={form.draft} />
      </div>
    </SettingsSection>
  );
}
