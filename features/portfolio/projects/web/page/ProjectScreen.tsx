import { useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { get } from '#features/portfolio/projects/domain/endpoints.ts';
import { topicOf } from '#core/domain/live/live.ts';
import { useLiveTopic } from '#core/web/session/use-live.ts';
import { queryOptionsOf } from '#core/web/transport/query-options.ts';
import { Charter } from './Charter.tsx';
import { Decisions } from './Decisions.tsx';
import { Description } from './Description.tsx';
import { Facts } from './Facts.tsx';
import { History } from './History.tsx';
import { Milestones } from './Milestones.tsx';
import { ProjectFiles } from './ProjectFiles.tsx';
import { ProjectHead } from './ProjectHead.tsx';
import { Risks } from './Risks.tsx';
import { Team } from './Team.tsx';
import { Updates } from './Updates.tsx';
import { columns, frame, ProjectQueryBoundary } from './ProjectQueryBoundary.tsx';

/** A project: what it is about, how it goes, and what it came from. */
export function ProjectScreen() {
  const { id } = useParams({ from: '/shell/project/$id' });
  const query = useQuery(queryOptionsOf(get, { params: { id } }));
  useLiveTopic(query.data ? topicOf('project', query.data.id) : null);
  return (
    <ProjectQueryBoundary query={query}>
      {(project) => (
        <div className={frame} key={project.id}>
          <ProjectHead project={project} />
          <div className={columns}>
            <div className="min-w-0 space-y-8">
              <Description project={project} />
              <Milestones project={project} />
              <Charter project={project} />
              <Updates project={project} />
              <Risks project={project} />
              <Decisions project={project} />
            </div>
            <aside aria-label="About the project" className="min-w-0 space-y-6 lg:pt-6">
              <Facts project={project} />
              <Team project={project} />
              <ProjectFiles project={project} />
            </aside>
            <div className="min-w-0">
              <History project={project} />
            </div>
          </div>
        </div>
      )}
    </ProjectQueryBoundary>
  );
}
