import { useState } from 'react';
import { beginsPilot } from '#features/portfolio/projects/domain/phases.ts';
import type { ProjectPage } from '#features/portfolio/projects/domain/project-page.ts';
import { projectHealths, type ProjectPhase } from '#features/portfolio/projects/domain/project.ts';
import { CharterMissingDialog } from '#features/portfolio/projects/web/CharterMissingDialog.tsx';
import { healthLabels } from '#features/portfolio/projects/web/shared/health-labels.ts';
import { ProjectHealthLabel } from '#features/portfolio/projects/web/shared/ProjectStatus.tsx';
import { SelectField } from '#ui/SelectField.tsx';
import { CharterDialog } from './CharterDialog.tsx';
import { PhaseStepper } from './PhaseStepper.tsx';
import { setState } from './project-changes.ts';
import { useProjectMutation } from './use-project-mutation.ts';

interface Props {
  readonly project: ProjectPage;
}

const healths = projectHealths.map((value) => ({ value, label: healthLabels[value] }));

/** Phase and health; asks for the charter before a pilot. */
export function ProjectState({ project }: Props) {
  const [dialog, setDialog] = useState<'missing' | 'charter' | null>(null);
  const { mutate } = useProjectMutation(project.id);
  const { phase, health, charter, mayEdit } = project;
  const close = () => setDialog(null);
  function choose(next: ProjectPhase): void {
    if (beginsPilot(phase, next) && charter === null) setDialog('missing');
    else mutate(setState(project, 'phase', next));
  }
  return (
    <div className="mt-5 flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
      <PhaseStepper phase={phase} onChoose={mayEdit ? choose : null} />
      {mayEdit && phase !== 'Closed' ? (
        <SelectField
          label="Health"
          isLabelHidden
          options={healths}
          value={health}
          onChange={(next) => mutate(setState(project, 'health', next))}
        />
      ) : (
        <ProjectHealthLabel health={health} phase={phase} />
      )}
      {dialog === 'missing' && (
        <CharterMissingDialog
          project={project}
          onClose={close}
          onWrite={() => setDialog('charter')}
          onOverride={(reason) => {
            mutate(setState(project, 'phase', 'Pilot', { reason }));
            close();
          }}
        />
      )}
      {dialog === 'charter' && (
        <CharterDialog
          project={project}
          onClose={close}
          onWritten={(page) => mutate(setState(page, 'phase', 'Pilot'))}
        />
      )}
    </div>
  );
}
