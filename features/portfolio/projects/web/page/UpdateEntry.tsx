import { Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { AttachmentList } from '#features/cases/files/web/shared/AttachmentList.tsx';
import { projectLimits } from '#features/portfolio/projects/domain/limits.ts';
import { changeUpdate } from '#features/portfolio/projects/domain/part-endpoints.ts';
import type { ProjectPage } from '#features/portfolio/projects/domain/project-page.ts';
import type { ProjectUpdate } from '#features/portfolio/projects/domain/project-parts.ts';
import { ProjectHealthLabel } from '#features/portfolio/projects/web/shared/ProjectStatus.tsx';
import { call } from '#core/web/transport/call.ts';
import { PersonName, PersonPhoto } from '#features/people/users/web/shared/Person.tsx';
import { Button } from '#ui/Button.tsx';
import { RelativeTime } from '#ui/dates.tsx';
import { MarkdownText } from '#ui/MarkdownText.tsx';
import { deletePart } from './project-changes.ts';
import { sendOnTop } from './send-changes.ts';
import { TextEditor } from './TextEditor.tsx';
import { useProjectMutation } from './use-project-mutation.ts';

interface Props {
  readonly project: ProjectPage;
}

/** One update; its text is edited in place. */
export function UpdateEntry({ project, update }: Props & { readonly update: ProjectUpdate }) {
  const [isEditing, setIsEditing] = useState(false);
  const { mutate, isPending, error, reset } = useProjectMutation(project.id);
  const { id, author, body, phase, health, createdAt, editedAt, files } = update;
  const name = author?.name ?? 'Someone';
  const close = () => {
    reset();
    setIsEditing(false);
  };
  return (
    <li className="flex gap-3 border-b border-line py-4 last:border-b-0">
      <PersonPhoto id={author?.id ?? ''} name={name} photoUrl={author?.photoUrl} />
      <article className="min-w-0 flex-1">
        <header className="flex flex-wrap items-center gap-x-2 gap-y-1 text-control">
          <PersonName id={author?.id ?? ''} name={name} className="font-semibold" />
          <span className="text-ink-3">
            <RelativeTime at={createdAt} />
            {editedAt !== null && ' · edited'}
          </span>
          <span className="text-ink-3">{phase}</span>
          <ProjectHealthLabel health={health} />
          {project.mayEdit && !isEditing && (
            <span className="ml-auto flex">
              <Button
                variant="quiet"
                size="icon"
                aria-label={`Edit the update of ${name}`}
                onPress={() => setIsEditing(true)}
              >
                <Pencil aria-hidden className="size-4" strokeWidth={1.75} />
              </Button>
              <Button
                variant="quiet"
                size="icon"
                aria-label={`Delete the update of ${name}`}
                onPress={() => mutate(deletePart(project, 'updates', update, 'The update'))}
              >
                <Trash2 aria-hidden className="size-4" strokeWidth={1.75} />
              </Button>
            </span>
          )}
        </header>
        <div className="mt-1.5">
          {isEditing ? (
            <TextEditor
              label="Update"
              stored={body}
              maxLength={projectLimits.updateCharacters}
              isRequired
              isBusy={isPending}
              problem={error?.message}
              onSave={(text) =>
                mutate(
                  {
                    send: () =>
                      sendOnTop({ version: update.version, body: text }, update, (sent) =>
                        call(changeUpdate, { params: { id: project.id, partId: id }, body: sent }),
                      ),
                    isShownInPlace: true,
                  },
                  { onSuccess: close },
                )
              }
              onClose={close}
            />
          ) : (
            <div className="max-w-[68ch]">
              <MarkdownText text={body} look="body" />
            </div>
          )}
        </div>
        {files.length > 0 && (
          <div className="mt-3 max-w-md">
            <AttachmentList files={files} />
          </div>
        )}
      </article>
    </li>
  );
}
