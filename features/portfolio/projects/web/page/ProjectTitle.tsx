import { Pencil } from 'lucide-react';
import { useId, useState, type FormEvent } from 'react';
import { limits } from '#core/domain/limits.ts';
import type { ProjectPage } from '#features/portfolio/projects/domain/project-page.ts';
import { Button } from '#ui/Button.tsx';
import { TextField } from '#ui/Field.tsx';
import { FormActions } from '#ui/FormActions.tsx';
import { sendProject } from './send-changes.ts';
import { useProjectMutation } from './use-project-mutation.ts';

/** The name, edited in place. */
export function ProjectTitle({ project }: { readonly project: ProjectPage }) {
  const id = useId();
  const [typed, setTyped] = useState<string | null>(null);
  const { mutate, isPending, error, reset } = useProjectMutation(project.id);
  const close = () => {
    reset();
    setTyped(null);
  };
  if (typed === null) {
    return (
      <span className="flex items-start gap-1.5">
        <span className="min-w-0">{project.name}</span>
        {project.mayEdit && (
          <Button
            variant="quiet"
            size="icon"
            aria-label="Edit the name"
            onPress={() => setTyped(project.name)}
          >
            <Pencil aria-hidden className="size-4" strokeWidth={1.75} />
          </Button>
        )}
      </span>
    );
  }
  return (
    <form
      className="max-w-xl space-y-3 text-body font-normal tracking-normal"
      onSubmit={(event: FormEvent) => {
        event.preventDefault();
        if (typed.trim() === '') return;
        if (typed === project.name) return close();
        mutate(
          { send: () => sendProject(project, { name: typed }), isShownInPlace: true },
          { onSuccess: close },
        );
      }}
    >
      <TextField
        id={id}
        label="Name"
        isRequired
        problem={error?.message}
        isFirst
        value={typed}
        onChange={setTyped}
        maxLength={limits.nameCharacters}
      />
      <FormActions submit="Save" isBusy={isPending} onCancel={close} />
    </form>
  );
}
