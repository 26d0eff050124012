import { useInfiniteQuery } from '@tanstack/react-query';
import { infiniteQueryOptionsOf } from '#core/web/transport/infinite-query-options.ts';
import { listState } from '#core/web/transport/list-state.ts';
import { ofPerson } from '#features/cases/activity/domain/endpoints.ts';
import { Timeline } from '#features/cases/activity/web/shared/Timeline.tsx';
import { TimelineSkeleton } from '#ui/TimelineSkeleton.tsx';
import { StageName } from '#features/cases/corporations/web/shared/StageName.tsx';
import type { Places } from '#core/web/places.ts';
import { ListResult } from '#ui/ListResult.tsx';

const pageSize = '25';

/** What a person did on opportunities, by day. */
export function PersonActivity({ profile, isOwn }: Places['personSections']) {
  const result = useInfiniteQuery(
    infiniteQueryOptionsOf(ofPerson, { params: { id: profile.id }, query: { limit: pageSize } }),
  );
  return (
    <section aria-labelledby="person-activity" className="min-w-0">
      <h2 id="person-activity" className="mb-4 text-section font-semibold tracking-[-0.012em]">
        Activity
      </h2>
      <ListResult
        what="activity"
        {...listState(result)}
        skeleton={<TimelineSkeleton lines={8} />}
        empty={
          <p className="text-control text-ink-3">
            {isOwn
              ? 'What you do on opportunities is listed here.'
              : 'Nothing yet on the opportunities whose team you see.'}
          </p>
        }
      >
        {(rows) => <Timeline entries={rows} Stage={StageName} level={3} />}
      </ListResult>
    </section>
  );
}
