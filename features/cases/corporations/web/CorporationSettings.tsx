import { useQuery } from '@tanstack/react-query';
import { Place, usePreloadedPlace } from '#core/web/Place.tsx';
import { queryOptionsOf } from '#core/web/transport/query-options.ts';
import type { CorporationSettings as Settings } from '#features/cases/corporations/domain/settings.ts';
import { get } from '#features/cases/corporations/domain/settings-endpoints.ts';
import { usePageSubject } from '#ui/page-title.ts';
import { SkeletonRepeat } from '#ui/skeletons.tsx';
import { ErrorState, Loading } from '#ui/states.tsx';
import { CorporationHeader } from './CorporationHeader.tsx';
import { CorporationSections } from './CorporationSections.tsx';
import { DeletedBanner } from './DeletedBanner.tsx';

declare module '#core/web/places.ts' {
  interface Places {
    /** Below the name of a corporation. */
    readonly corporationFirst: { readonly corporationId: string };
  }
}

function Content({ settings }: { readonly settings: Settings }) {
  return (
    <>
      <CorporationHeader settings={settings} />
      <Place name="corporationFirst" told={{ corporationId: String(settings.id) }} />
      {settings.isActive ? (
        <CorporationSections settings={settings} />
      ) : (
        <DeletedBanner settings={settings} />
      )}
    </>
  );
}

/** The settings of a corporation, as far as the reader may change them. */
export function CorporationSettings({ id }: { readonly id: string }) {
  usePreloadedPlace('publicPagePreview');
  usePreloadedPlace('corporationFirst');
  const { data, error, refetch } = useQuery(queryOptionsOf(get, { params: { id } }));
  usePageSubject(data?.name);
  if (error) {
    return (
      <ErrorState
        isPage
        title="The corporation could not be loaded"
        error={error}
        onRetry={() => void refetch()}
      />
    );
  }
  if (data === undefined) {
    return (
      <Loading what="the corporation">
        <div className="skeleton h-8 w-64" />
        <div className="mt-8 max-w-[640px] space-y-5">
          <SkeletonRepeat count={4} className="skeleton h-16" />
        </div>
      </Loading>
    );
  }
  return <Content key={String(data.id)} settings={data} />;
}
