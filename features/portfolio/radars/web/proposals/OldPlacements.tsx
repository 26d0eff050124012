import type { UseQueryResult } from '@tanstack/react-query';
import type { Edition } from '#features/portfolio/radars/domain/radar.ts';
import type { RadarGaps } from '#features/portfolio/radars/domain/radar-gaps.ts';
import { useRadarSearch } from '#features/portfolio/radars/web/page/use-radar-search.ts';
import { QueryBoundary } from '#core/web/transport/QueryBoundary.tsx';
import { Button } from '#ui/Button.tsx';
import { DateText } from '#ui/dates.tsx';
import { SkeletonRepeat } from '#ui/skeletons.tsx';
import { ViewSection } from './ViewSection.tsx';

interface Props {
  readonly query: UseQueryResult<RadarGaps>;
  /** The last one that the reader sees. */
  readonly edition: Edition | undefined;
}

/** Blips that nobody has moved for a year: each is still meant, or should be looked at. */
export function OldPlacements({ query, edition }: Props) {
  const { change } = useRadarSearch();
  return (
    <ViewSection
      title="Placements older than 12 months"
      count={query.data?.oldPlacements.length}
      empty="Every placement is younger than 12 months."
    >
      <QueryBoundary
        what="placements"
        query={query}
        skeleton={
          <div className="space-y-2 p-4">
            <SkeletonRepeat count={3} className="h-7" />
          </div>
        }
      >
        {({ oldPlacements }) =>
          oldPlacements.map(({ id, name, ringId, since }) => (
            <div
              key={id}
              className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 px-4 py-2"
            >
              <p className="min-w-0 flex-1 basis-60 text-control wrap-anywhere">
                <span className="font-medium">{name}</span>{' '}
                <span className="ml-1 text-ink-3">
                  {edition?.rings.find((ring) => ring.id === ringId)?.name} since{' '}
                  <DateText at={since} />
                </span>
              </p>
              <Button
                variant="quiet"
                aria-label={`Open ${name}`}
                onPress={() =>
                  change({ edition: edition?.id, blip: id, open: true, view: undefined })
                }
              >
                Open
              </Button>
            </div>
          ))
        }
      </QueryBoundary>
    </ViewSection>
  );
}
