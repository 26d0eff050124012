import { clsx } from 'clsx';
import { Plus, Trash2 } from 'lucide-react';
import { useId, useState, type FormEvent } from 'react';
import { limits } from '#core/domain/limits.ts';
import type { ProjectPage } from '#features/portfolio/projects/domain/project-page.ts';
import type { Milestone } from '#features/portfolio/projects/domain/project-parts.ts';
import { Button } from '#ui/Button.tsx';
import { CheckboxField } from '#ui/CheckboxField.tsx';
import { DateField } from '#ui/DateField.tsx';
import { DayText, today } from '#ui/dates.tsx';
import { ErrorText } from '#ui/ErrorText.tsx';
import { TextField } from '#ui/Field.tsx';
import { FormActions } from '#ui/FormActions.tsx';
import { DateButton } from './DateButton.tsx';
import { movedText } from './moved-text.ts';
import { createMilestone, deletePart, setMilestone } from './project-changes.ts';
import { Nothing, Section } from './Section.tsx';
import { useProjectMutation } from './use-project-mutation.ts';

interface Props {
  readonly project: ProjectPage;
}

function MilestoneRow({ project, milestone }: Props & { readonly milestone: Milestone }) {
  const { mutate } = useProjectMutation(project.id);
  const { name, dueDate, reachedAt, dateMoves } = milestone;
  const isReached = reachedAt !== null;
  const isOverdue = !isReached && dueDate < today();
  const moved = movedText(dateMoves);
  const title = (
    <span className={clsx('min-w-0 break-words', isReached && 'text-ink-2')}>{name}</span>
  );
  return (
    <li className="flex min-h-11 items-center gap-3 border-b border-line py-1.5 last:border-b-0">
      {project.mayEdit ? (
        <CheckboxField
          label={`${name} reached`}
          isSelected={isReached}
          onChange={(next) => mutate(setMilestone(project, milestone, { isReached: next }))}
        />
      ) : (
        <CheckboxField
          label={`${name} reached`}
          isSelected={isReached}
          isDisabled
          onChange={() => undefined}
        />
      )}
      <div className="min-w-0 flex-1">
        {title}
        {moved !== null && <p className="text-small text-ink-3">{moved}</p>}
      </div>
      <span
        className={clsx(
          'flex shrink-0 items-center gap-2 text-control',
          isOverdue ? 'text-bad-ink' : 'text-ink-2',
        )}
      >
        {isOverdue && <span className="text-small font-medium">Overdue</span>}
        {project.mayEdit ? (
          <DateButton
            label={`Due date of ${name}`}
            day={dueDate}
            onChange={(day) =>
              day !== null && mutate(setMilestone(project, milestone, { dueDate: day }))
            }
          />
        ) : (
          <DayText day={dueDate} />
        )}
      </span>
      {project.mayEdit && (
        <Button
          variant="quiet"
          size="icon"
          aria-label={`Delete ${name}`}
          onPress={() => mutate(deletePart(project, 'milestones', milestone, name))}
        >
          <Trash2 aria-hidden className="size-4" strokeWidth={1.75} />
        </Button>
      )}
    </li>
  );
}

function MilestoneForm({ project, onClose }: Props & { readonly onClose: () => void }) {
  const id = useId();
  const [name, setName] = useState('');
  const [dueDate, setDueDate] = useState('');
  const { mutate, isPending, error } = useProjectMutation(project.id);
  function submit(event: FormEvent): void {
    event.preventDefault();
    if (name.trim() === '' || dueDate === '') return;
    mutate(createMilestone(project, { name, dueDate }), { onSuccess: onClose });
  }
  return (
    <form onSubmit={submit} className="mt-3 space-y-3 rounded-card border border-line p-4">
      <div className="grid gap-3 sm:grid-cols-[1fr_12rem]">
        <TextField
          id={`${id}-name`}
          label="Milestone"
          isRequired
          problem={undefined}
          value={name}
          onChange={setName}
          maxLength={limits.nameCharacters}
          isFirst
        />
        <DateField
          id={`${id}-due`}
          label="Due"
          isRequired
          problem={undefined}
          value={dueDate}
          onChange={setDueDate}
        />
      </div>
      <ErrorText>{error?.message}</ErrorText>
      <FormActions submit="Add milestone" isBusy={isPending} onCancel={onClose} />
    </form>
  );
}

/** What the project has to reach, in order of due dates. */
export function Milestones({ project }: Props) {
  const [isAdding, setIsAdding] = useState(false);
  return (
    <Section
      title="Milestones"
      action={
        project.mayEdit &&
        !isAdding && (
          <Button size="small" onPress={() => setIsAdding(true)}>
            <Plus aria-hidden className="size-3.5" />
            Add milestone
          </Button>
        )
      }
    >
      {project.milestones.length === 0 && !isAdding && <Nothing>No milestones yet.</Nothing>}
      <ul aria-label="Milestones">
        {project.milestones.map((milestone) => (
          <MilestoneRow key={milestone.id} project={project} milestone={milestone} />
        ))}
      </ul>
      {isAdding && <MilestoneForm project={project} onClose={() => setIsAdding(false)} />}
    </Section>
  );
}
