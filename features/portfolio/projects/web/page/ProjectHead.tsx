import { whoMay } from '#core/domain/authorization/permissions.ts';
import { topicOf } from '#core/domain/live/live.ts';
import type { ProjectPage } from '#features/portfolio/projects/domain/project-page.ts';
import { Presence } from '#core/web/session/Presence.tsx';
import { PageHeader } from '#ui/PageHeader.tsx';
import { ProjectTitle } from './ProjectTitle.tsx';
import { DeleteProject } from './DeleteProject.tsx';
import { ProjectState } from './ProjectState.tsx';

interface Props {
  readonly project: ProjectPage;
}

/** Name, phase and health; who may change them, for those who may not. */
export function ProjectHead({ project }: Props) {
  const { id, corporation, companyName, mayEdit } = project;
  return (
    <>
      <PageHeader
        title={<ProjectTitle project={project} />}
        lead={
          <span className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
            <span>{[corporation.name, companyName].filter(Boolean).join(' · ')}</span>
            <Presence topic={topicOf('project', id)} />
          </span>
        }
        actions={mayEdit && <DeleteProject project={project} />}
      />
      <ProjectState project={project} />
      {!mayEdit && (
        <p className="mt-3 text-control text-ink-3">
          Only {whoMay('editProject')} may change this project.
        </p>
      )}
    </>
  );
}
