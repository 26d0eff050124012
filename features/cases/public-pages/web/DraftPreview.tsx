import { useQuery } from '@tanstack/react-query';
import { useDeferredValue } from 'react';
import { withDaysLeft } from '#core/domain/days-left.ts';
import type { Cycle } from '#features/cases/corporations/domain/cycle.ts';
import type { Corporation } from '#core/domain/identity/corporation.ts';
import { corporation as publicCorporation } from '#features/cases/public-pages/domain/endpoints.ts';
import { OpportunityPreview } from '#features/cases/public-pages/web/shared/OpportunityPreview.tsx';
import { promisedDays } from '#features/cases/corporations/domain/response-deadline.ts';
import { defaultStages } from '#features/cases/corporations/domain/stages.ts';
import { queryOptionsOf } from '#core/web/transport/query-options.ts';
import type { OpportunityContent } from '#features/cases/opportunities/domain/content.ts';

interface Props {
  readonly content: OpportunityContent;
  readonly corporation: Corporation | undefined;
  readonly cycle: Cycle | undefined;
}

/** The public page as it will be, while one writes. */
export function DraftPreview({ content, corporation, cycle }: Props) {
  const preview = useDeferredValue(content);
  const slug = corporation?.slug ?? '';
  const { data } = useQuery({
    ...queryOptionsOf(publicCorporation, { params: { slug } }),
    enabled: slug !== '',
    retry: false,
  });
  const { name, reward, categories, ...texts } = preview;
  const endDate = preview.cycleEndDate ?? cycle?.endDate ?? null;
  return (
    <aside
      aria-label="Preview"
      className="sticky top-[calc(var(--sticky-top)+1.25rem)] hidden max-h-[calc(100dvh-7rem)] self-start xl:block"
    >
      <p className="mb-2 flex items-baseline justify-between text-small text-ink-3">
        <span className="font-medium text-ink-2">Public page</span>
        {preview.isPublished ? 'As published' : 'Not public yet'}
      </p>
      <div className="max-h-[calc(100dvh-9rem)] overflow-y-auto rounded-card border border-line bg-surface">
        <OpportunityPreview
          opportunity={{
            id: 'preview',
            summary: '',
            formToken: '',
            questions: [],
            status: 'ACTIVE',
            reward,
            categories: [...categories],
            name: name.trim() || 'Name of the opportunity',
            introduction: texts.introduction,
            businessNeed: texts.businessNeed,
            focusAreas: texts.focusAreas,
            callToAction: texts.callToAction,
            startDate: preview.cycleStartDate ?? cycle?.startDate ?? null,
            ...withDaysLeft({ endDate, timeZone: corporation?.timeZone ?? 'UTC' }, endDate),
            firstAnswerDays: promisedDays(corporation?.stages ?? defaultStages),
            corporation: data ?? {
              slug,
              headline: null,
              accent: null,
              legalLinks: [],
              name: corporation?.name ?? 'Corporation',
              logoUrl: corporation?.logoUrl ?? null,
            },
          }}
        />
      </div>
    </aside>
  );
}
