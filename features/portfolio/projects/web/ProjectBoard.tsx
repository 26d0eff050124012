import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { whoMay } from '#core/domain/authorization/permissions.ts';
import { projectPhases, type Project } from '#features/portfolio/projects/domain/project.ts';
import { projectRefusals } from '#features/portfolio/projects/domain/refusals.ts';
import { Problem } from '#core/web/transport/problem.ts';
import { Board } from '#core/web/views/Board.tsx';
import type { RecordMove } from '#core/web/views/use-record-drag.tsx';
import { ErrorState } from '#ui/states.tsx';
import { toastError } from '#ui/toasts.ts';
import { CharterMissingDialog } from './CharterMissingDialog.tsx';
import { ProjectBoardSkeleton } from './ProjectBoardSkeleton.tsx';
import { ProjectCard } from './ProjectCard.tsx';
import { ProjectsEmpty } from './ProjectsEmpty.tsx';
import type { ProjectsSearch } from './search-params.ts';
import { useProjectBoard } from './use-project-board.ts';
import { useReschedule, type Reschedule } from './use-reschedule.ts';

/** Pixels, until a card is measured. */
const cardHeight = 104;

const frame =
  '-mx-4 h-[calc(100dvh-8.5rem)] snap-x scroll-px-4 px-4 pb-4 md:-mx-8 md:h-[calc(100dvh-24.5rem)] md:scroll-px-8 md:px-8';

const keyOf = ({ id }: Project) => id;
const nameOf = ({ name }: Project) => name;
const heading = (phase: string) => <span>{phase}</span>;
const whoMayEdit = `This is for ${whoMay('editProject')}.`;
const isCharterMissing = (error: Error) =>
  error instanceof Problem && error.code === projectRefusals['project.charterMissing'].code;

const movable = (project: Project) => <ProjectCard project={project} canMove />;
const fixed = (project: Project) => <ProjectCard project={project} canMove={false} />;

interface Props {
  readonly search: ProjectsSearch;
  readonly onChange: (next: ProjectsSearch) => void;
}

/** The filtered projects by phase, last changed first. */
export function ProjectBoard({ search, onChange }: Props) {
  const navigate = useNavigate();
  const { columns, error: problem, retry, loadMore } = useProjectBoard(search);
  const [beginning, setBeginning] = useState<Reschedule | null>(null);
  const reschedule = useReschedule((error, change) => {
    if (isCharterMissing(error)) setBeginning(change);
    else toastError(error);
  });

  const open = (id: string) => void navigate({ to: '/project/$id', params: { id } });

  function put({ key, to }: RecordMove): void {
    const project = columns?.flatMap(({ page }) => page.data).find(({ id }) => id === key);
    const phase = projectPhases.find((one) => one === to);
    if (!project || phase === undefined || project.phase === phase) return;
    if (project.mayEdit) reschedule({ project, to: { phase } });
    else toastError(new Error(whoMayEdit));
  }

  if (problem && !columns) {
    return <ErrorState title="The projects could not be loaded" error={problem} onRetry={retry} />;
  }
  if (!columns) return <ProjectBoardSkeleton frame={frame} />;
  if (columns.every(({ total }) => total === 0)) {
    return <ProjectsEmpty search={search} onChange={onChange} />;
  }
  const canMove = columns.some(({ page }) => page.data.some(({ mayEdit }) => mayEdit));
  return (
    <Board
      of="project"
      groups={columns.map(({ phase, total, page }) => ({
        id: phase,
        name: phase,
        rows: page.data,
        total,
        hasMore: page.hasNextPage,
      }))}
      keyOf={keyOf}
      nameOf={nameOf}
      cardHeight={cardHeight}
      heading={heading}
      openKey={undefined}
      onOpen={open}
      empty="No projects"
      canMove={canMove}
      card={canMove ? movable : fixed}
      onMove={put}
      onMore={loadMore}
      className={frame}
      columnWidth="w-64 lg:min-w-48 lg:flex-1"
    >
      {beginning && (
        <CharterMissingDialog
          project={beginning.project}
          onWrite={() => open(beginning.project.id)}
          onOverride={(reason) => {
            reschedule({ ...beginning, reason });
            setBeginning(null);
          }}
          onClose={() => setBeginning(null)}
        />
      )}
    </Board>
  );
}
