import type { RadarPage } from '#features/portfolio/radars/domain/radar.ts';
import { ErrorState } from '#ui/states.tsx';
import { editionSkeleton } from './edition-skeleton.tsx';
import { RadarHead } from './RadarHead.tsx';
import { RadarWorkspace } from './RadarWorkspace.tsx';
import { NoEdition } from './NoEdition.tsx';
import { workspace } from './radar-frame.ts';
import { useBlipLine } from './use-blip-line.ts';
import { editionShown, useEdition } from './use-edition.ts';
import { useRadarSearch } from './use-radar-search.ts';

/** A radar that has been loaded, with the edition of the address. */
export function RadarContent({ radar }: { readonly radar: RadarPage }) {
  const { search } = useRadarSearch();
  const line = useBlipLine();
  const summary = editionShown(radar, search.edition);
  const { data, error, isLoading, refetch } = useEdition(radar.id, summary?.id ?? null);
  return (
    <div className={workspace}>
      <RadarHead radar={radar} shown={summary} isLoading={isLoading} edition={data} line={line} />
      {summary === null ? (
        <NoEdition />
      ) : error && !data ? (
        <ErrorState
          title="The edition could not be loaded"
          error={error}
          onRetry={() => void refetch()}
        />
      ) : data ? (
        <RadarWorkspace radar={radar} edition={data} line={line} />
      ) : (
        <div aria-busy className="flex min-h-0 flex-1 flex-col">
          <span role="status" className="sr-only">
            Loading the edition…
          </span>
          {editionSkeleton}
        </div>
      )}
    </div>
  );
}
