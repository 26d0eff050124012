import { Pencil } from 'lucide-react';
import { useState } from 'react';
import { projectLimits } from '#features/portfolio/projects/domain/limits.ts';
import type { ProjectPage } from '#features/portfolio/projects/domain/project-page.ts';
import { Button } from '#ui/Button.tsx';
import { MarkdownText } from '#ui/MarkdownText.tsx';
import { Nothing, Section } from './Section.tsx';
import { sendProject } from './send-changes.ts';
import { TextEditor } from './TextEditor.tsx';
import { useProjectMutation } from './use-project-mutation.ts';

/** What the project is about. */
export function Description({ project }: { readonly project: ProjectPage }) {
  const [isEditing, setIsEditing] = useState(false);
  const { mutate, isPending, error, reset } = useProjectMutation(project.id);
  const text = project.description ?? '';
  const close = () => {
    reset();
    setIsEditing(false);
  };
  return (
    <Section
      title="Description"
      action={
        project.mayEdit &&
        !isEditing && (
          <Button size="small" onPress={() => setIsEditing(true)}>
            <Pencil aria-hidden className="size-3.5" strokeWidth={1.75} />
            Edit description
          </Button>
        )
      }
    >
      {isEditing ? (
        <TextEditor
          label="Description"
          stored={text}
          maxLength={projectLimits.descriptionCharacters}
          isBusy={isPending}
          problem={error?.message}
          onSave={(description) =>
            mutate(
              {
                send: () => sendProject(project, { description: description || null }),
                isShownInPlace: true,
              },
              { onSuccess: close },
            )
          }
          onClose={close}
        />
      ) : text === '' ? (
        <Nothing>No description yet.</Nothing>
      ) : (
        <div className="max-w-[68ch]">
          <MarkdownText text={text} look="body" />
        </div>
      )}
    </Section>
  );
}
