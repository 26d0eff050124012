import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { queryOptionsOf } from '#core/web/transport/query-options.ts';
import type { PublicPagePreview } from '#features/cases/corporations/web/shared/public-page-preview.ts';
import { corporation } from '#features/cases/public-pages/domain/endpoints.ts';
import { SegmentedControl } from '#ui/SegmentedControl.tsx';
import { previewedQuestions } from './previewed-questions.ts';
import { PagePreview } from './PagePreview.tsx';

const views = [
  { value: 'page', label: 'Page' },
  { value: 'form', label: 'Form' },
] as const;

/** The page as it will be once the form is saved, with the opportunities that are open now. */
export function SettingsPreview({ settings, draft }: PublicPagePreview) {
  const [view, setView] = useState<(typeof views)[number]['value']>('page');
  const { name, slug, logoUrl, igniteEnabled } = settings;
  const { introduction = null, headline, accent, questions } = draft;
  const { data } = useQuery({
    ...queryOptionsOf(corporation, { params: { slug } }),
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
          questions={previewedQuestions(questions)}
          page={{
            slug,
            name,
            introduction,
            logoUrl,
            headline,
            accent,
            opportunities,
            legalLinks: [],
          }}
        />
      </div>
    </div>
  );
}
