import { useQuery } from '@tanstack/react-query';
import { Link, useParams } from '@tanstack/react-router';
import { usePreloadedPlace } from '#core/web/Place.tsx';
import { queryOptionsOf } from '#core/web/transport/query-options.ts';
import type { CorporationSettings } from '#features/cases/corporations/domain/settings.ts';
import { get } from '#features/cases/corporations/domain/settings-endpoints.ts';
import { usePageSubject } from '#ui/page-title.ts';
import { SkeletonRepeat } from '#ui/skeletons.tsx';
import { ErrorState, Loading } from '#ui/states.tsx';
import { CorporationHeader } from './CorporationHeader.tsx';
import { CyclesSection } from './CyclesSection.tsx';
import { DeletedBanner } from './DeletedBanner.tsx';
import { DeletionSection } from './DeletionSection.tsx';
import { ExportSection } from './ExportSection.tsx';
import { GeneralSection } from './GeneralSection.tsx';
import { LegalTextsSection } from './LegalTextsSection.tsx';
import { PublicPageSection } from './PublicPageSection.tsx';
import { StagesSection } from './StagesSection.tsx';

function Content({ settings }: { readonly settings: CorporationSettings }) {
  const { isActive } = settings;
  return (
    <>
      <CorporationHeader settings={settings} />
      {isActive ? (
        <div className="mt-8 space-y-10">
          <GeneralSection settings={settings} />
          <PublicPageSection settings={settings} />
          <LegalTextsSection settings={settings} />
          <StagesSection settings={settings} />
          <CyclesSection corporationId={String(settings.id)} timeZone={settings.timeZone} />
          <ExportSection settings={settings} />
          <DeletionSection settings={settings} />
        </div>
      ) : (
        <DeletedBanner settings={settings} />
      )}
    </>
  );
}

/** The settings of one corporation. */
export function CorporationSettingsScreen() {
  usePreloadedPlace('publicPagePreview');
  const { id = '' } = useParams({ strict: false });
  const { data, error, refetch } = useQuery(queryOptionsOf(get, { params: { id } }));
  usePageSubject(data?.name);
  return (
    <>
      <Link
        to="/admin/corporations"
        className="mb-3 inline-flex min-h-6 items-center text-control text-ink-3 hover:text-ink"
      >
        All corporations
      </Link>
      {error ? (
        <ErrorState
          isPage
          title="The corporation could not be loaded"
          error={error}
          onRetry={() => void refetch()}
        />
      ) : data === undefined ? (
        <Loading what="the corporation">
          <div className="skeleton h-8 w-64" />
          <div className="mt-8 max-w-[640px] space-y-5">
            <SkeletonRepeat count={4} className="skeleton h-16" />
          </div>
        </Loading>
      ) : (
        <Content key={String(data.id)} settings={data} />
      )}
    </>
  );
}
