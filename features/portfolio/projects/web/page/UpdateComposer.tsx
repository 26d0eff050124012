import { useMutation } from '@tanstack/react-query';
import { Paperclip, X } from 'lucide-react';
import { useRef, useState, type FormEvent } from 'react';
import { add } from '#features/cases/files/domain/endpoints.ts';
import type { Attachment } from '#features/cases/files/domain/file.ts';
import { projectLimits } from '#features/portfolio/projects/domain/limits.ts';
import { addUpdate } from '#features/portfolio/projects/domain/part-endpoints.ts';
import type { ProjectPage } from '#features/portfolio/projects/domain/project-page.ts';
import { useCallOnce } from '#core/web/sync/use-call-once.ts';
import { upload } from '#core/web/transport/upload.ts';
import { Button } from '#ui/Button.tsx';
import { ErrorText } from '#ui/ErrorText.tsx';
import { FileIcon } from '#ui/FileIcon.tsx';
import { TextArea } from '#ui/TextArea.tsx';
import { useProjectMutation } from './use-project-mutation.ts';

/** Files of the next update: sent when they are chosen, so that posting does not wait for them. */
function useUploads(projectId: string) {
  const [files, setFiles] = useState<readonly Attachment[]>([]);
  const { mutate, isPending, error } = useMutation({
    mutationFn: async (files: readonly File[]) => {
      for (const file of files) {
        const added = await upload(add, { query: { name: file.name, projectId }, file });
        setFiles((list) => [...list.filter(({ id }) => id !== added.id), added]);
      }
    },
  });
  return {
    files,
    error,
    isSending: isPending,
    send: mutate,
    remove: (...ids: readonly string[]) =>
      setFiles((list) => list.filter(({ id }) => !ids.includes(id))),
  };
}

/** Writes an update. Text and files are kept after an error, and retries post it once. */
export function UpdateComposer({ project }: { readonly project: ProjectPage }) {
  const [body, setBody] = useState('');
  const chooser = useRef<HTMLInputElement>(null);
  const { files, error: fileError, isSending, send, remove } = useUploads(project.id);
  const postOnce = useCallOnce(addUpdate);
  const { mutate, isPending, error } = useProjectMutation(project.id);
  const isFull = files.length >= projectLimits.filesPerUpdate;
  const canPost = body.trim() !== '' && !isPending && !isSending;

  function post(): void {
    if (!canPost) return;
    const fileIds = files.map(({ id }) => id);
    mutate(
      {
        send: () => postOnce({ params: { id: project.id }, body: { body, fileIds } }),
        isShownInPlace: true,
      },
      {
        // What is written or added while it is sent stays.
        onSuccess: () => {
          setBody((now) => (now === body ? '' : now));
          remove(...fileIds);
        },
      },
    );
  }

  return (
    <form
      className="space-y-2"
      onSubmit={(event: FormEvent) => {
        event.preventDefault();
        post();
      }}
    >
      <TextArea
        label="Update"
        placeholder="Write an update. Markdown works"
        value={body}
        onChange={setBody}
        onSubmit={post}
        maxLength={projectLimits.updateCharacters}
      />
      {files.length > 0 && (
        <ul aria-label="Files of this update" className="flex flex-wrap gap-2">
          {files.map(({ id, name, contentType }) => (
            <li
              key={id}
              className="flex h-8 max-w-full items-center gap-2 rounded-control border border-line pl-2 text-control"
            >
              <FileIcon contentType={contentType} name={name} />
              <span className="truncate">{name}</span>
              <Button
                variant="quiet"
                size="icon"
                aria-label={`Remove ${name}`}
                onPress={() => remove(id)}
              >
                <X aria-hidden className="size-3.5" />
              </Button>
            </li>
          ))}
        </ul>
      )}
      <ErrorText className="text-small">{error?.message ?? fileError?.message}</ErrorText>
      <input
        ref={chooser}
        type="file"
        multiple
        hidden
        aria-label="Files to attach"
        onChange={(event) => {
          const room = projectLimits.filesPerUpdate - files.length;
          send([...(event.target.files ?? [])].slice(0, room));
          event.target.value = '';
        }}
      />
      <div className="flex gap-2">
        <Button type="submit" variant="primary" isDisabled={!canPost}>
          {isPending ? 'Posting…' : 'Post update'}
        </Button>
        <Button
          variant="quiet"
          isDisabled={isSending || isFull}
          onPress={() => chooser.current?.click()}
        >
          <Paperclip aria-hidden className="size-4" strokeWidth={1.75} />
          {isSending ? 'Sending…' : 'Attach files'}
        </Button>
      </div>
    </form>
  );
}
