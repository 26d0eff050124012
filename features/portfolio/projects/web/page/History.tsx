import { useInfiniteQuery } from '@tanstack/react-query';
import { ofProject } from '#features/cases/activity/domain/endpoints.ts';
import { TimelineList } from '#features/cases/activity/web/shared/Timeline.tsx';
import { TimelineSkeleton } from '#ui/TimelineSkeleton.tsx';
import type { ProjectPage } from '#features/portfolio/projects/domain/project-page.ts';
import { infiniteQueryOptionsOf } from '#core/web/transport/infinite-query-options.ts';
import { listState } from '#core/web/transport/list-state.ts';
import { formatDay } from '#ui/dates.tsx';
import { ListResult } from '#ui/ListResult.tsx';
import { Nothing, Section } from './Section.tsx';

/** A value before or after a change: a phase, a health, an outcome, or a day. */
const Value = ({ stage }: { readonly stage: string }) => (
  <span className="font-medium">
    {/^\d{4}-\d{2}-\d{2}$/u.test(stage) ? formatDay(stage) : stage}
  </span>
);

/** What happened to the project, and to its submission for those who may read that. */
export function History({ project }: { readonly project: ProjectPage }) {
  const result = useInfiniteQuery(
    infiniteQueryOptionsOf(ofProject, { params: { id: project.id }, query: { limit: '20' } }),
  );
  return (
    <Section title="History">
      <ListResult
        what="history"
        {...listState(result)}
        skeleton={<TimelineSkeleton lines={3} />}
        empty={<Nothing>No activity yet.</Nothing>}
      >
        {(rows) => (
          <TimelineList
            entries={rows}
            here={project.id}
            opportunityId={project.opportunity?.id}
            Stage={Value}
          />
        )}
      </ListResult>
    </Section>
  );
}
