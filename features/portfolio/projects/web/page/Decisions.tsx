import { Pencil, Plus, Trash2 } from 'lucide-react';
import { useState } from 'react';
import type { ProjectPage } from '#features/portfolio/projects/domain/project-page.ts';
import type { ProjectDecision } from '#features/portfolio/projects/domain/project-parts.ts';
import { Button } from '#ui/Button.tsx';
import { DayText } from '#ui/dates.tsx';
import { DecisionDialog } from './DecisionDialog.tsx';
import { deletePart } from './project-changes.ts';
import { Nothing, Section } from './Section.tsx';
import { useProjectMutation } from './use-project-mutation.ts';

const icon = { 'aria-hidden': true, className: 'size-4', strokeWidth: 1.75 } as const;

/** Decisions taken in the project, the latest first. */
export function Decisions({ project }: { readonly project: ProjectPage }) {
  const [edited, setEdited] = useState<ProjectDecision['id'] | 'new' | null>(null);
  const { mutate } = useProjectMutation(project.id);
  const current = project.decisions.find(({ id }) => id === edited) ?? null;
  return (
    <Section
      title="Decisions"
      action={
        project.mayEdit && (
          <Button size="small" onPress={() => setEdited('new')}>
            <Plus aria-hidden className="size-3.5" />
            Record decision
          </Button>
        )
      }
    >
      {project.decisions.length === 0 && <Nothing>No decisions recorded.</Nothing>}
      <ul aria-label="Decisions">
        {project.decisions.map((decision) => {
          const { id, title, reason, decidedOn, decidedBy } = decision;
          return (
            <li
              key={id}
              className="flex items-start gap-3 border-b border-line py-2.5 last:border-b-0"
            >
              <div className="min-w-0 flex-1">
                <p className="font-medium break-words">{title}</p>
                {reason !== null && (
                  <p className="text-control break-words whitespace-pre-line text-ink-2">
                    {reason}
                  </p>
                )}
                <p className="text-small text-ink-3">
                  <DayText day={decidedOn} />
                  {decidedBy && ` · ${decidedBy.name}`}
                </p>
              </div>
              {project.mayEdit && (
                <span className="flex shrink-0">
                  <Button
                    variant="quiet"
                    size="icon"
                    aria-label={`Edit ${title}`}
                    onPress={() => setEdited(id)}
                  >
                    <Pencil {...icon} />
                  </Button>
                  <Button
                    variant="quiet"
                    size="icon"
                    aria-label={`Delete ${title}`}
                    onPress={() => mutate(deletePart(project, 'decisions', decision, title))}
                  >
                    <Trash2 {...icon} />
                  </Button>
                </span>
              )}
            </li>
          );
        })}
      </ul>
      {(edited === 'new' || current !== null) && (
        <DecisionDialog
          key={edited}
          project={project}
          decision={current}
          onClose={() => setEdited(null)}
        />
      )}
    </Section>
  );
}
