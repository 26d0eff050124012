import { useMutation } from '@tanstack/react-query';
import { useId, useState, type FormEvent } from 'react';
import { formatBytes } from '#core/domain/format.ts';
import type { UploadOptions } from '#core/web/transport/upload.ts';
import { FileChoice } from '#features/cases/files/web/shared/FileChoice.tsx';
import { FileList } from '#features/cases/files/web/shared/FileList.tsx';
import type { ListedUpload } from '#features/cases/files/web/shared/FileRows.tsx';
import { useUploads } from '#features/cases/files/web/shared/use-uploads.ts';
import { messageLimits } from '#features/cases/submissions/domain/limits.ts';
import { Button } from '#ui/Button.tsx';
import { ErrorText } from '#ui/ErrorText.tsx';
import { installation } from '#ui/installation.ts';
import { TextArea } from '#ui/TextArea.tsx';

interface Props<Sent extends ListedUpload> {
  readonly label: string;
  readonly placeholder: string;
  /** Default: "Send". */
  readonly action?: string;
  /** Note below the field on what happens to the message. */
  readonly hint?: string;
  /** Sends a file as soon as it is chosen. */
  readonly upload: (file: File, options: UploadOptions) => Promise<Sent>;
  /** Sends it once; resolves when it is in the thread. */
  readonly send: (body: string, files: readonly Sent[]) => Promise<unknown>;
}

const rules = `Up to ${messageLimits.filesMost} files of at most ${formatBytes(installation.fileBytes, 'en')} each.`;

/** Composer of a message. Text and files are kept after an error, and retries send it once. */
export function MessageComposer<Sent extends ListedUpload>({
  label,
  placeholder,
  hint,
  action = 'Send',
  upload,
  send,
}: Props<Sent>) {
  const [body, setBody] = useState('');
  const [files, setFiles] = useState<readonly Sent[]>([]);
  /** Whether it was to be sent while a file had failed. */
  const [isHeld, setIsHeld] = useState(false);
  const rulesId = useId();
  const uploads = useUploads<Sent>({
    send: upload,
    saved: files,
    onSaved: (file) => setFiles((before) => [...before, file]),
    most: messageLimits.filesMost,
  });
  const { mutate, isPending, error } = useMutation({
    mutationFn: (message: { readonly body: string; readonly files: readonly Sent[] }) =>
      send(message.body, message.files),
    // What is written or added while it is sent stays.
    onSuccess: (_answer, message) => {
      setBody((now) => (now === message.body ? '' : now));
      setFiles((now) => now.filter((file) => !message.files.includes(file)));
      uploads.clearProblem();
    },
  });
  const canSend = body.trim() !== '' && !isPending && !uploads.isBusy;

  function submit(): void {
    if (!canSend) return;
    setIsHeld(uploads.failure !== null);
    if (uploads.failure === null) mutate({ body, files });
  }

  return (
    <form
      onSubmit={(event: FormEvent) => {
        event.preventDefault();
        submit();
      }}
      className="space-y-2"
    >
      <TextArea
        label={label}
        placeholder={placeholder}
        value={body}
        maxLength={messageLimits.messageCharacters}
        onChange={setBody}
        onSubmit={submit}
      />
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <FileChoice label="Attach files" rulesId={rulesId} onChoose={uploads.add} />
        <p id={rulesId} className="text-small text-ink-3">
          {rules}
        </p>
      </div>
      <FileList
        files={files}
        uploads={uploads}
        onRemove={({ id }) => setFiles((before) => before.filter((file) => file.id !== id))}
        problem={(isHeld ? uploads.failure : null) ?? undefined}
      />
      <ErrorText className="text-small">{error?.message}</ErrorText>
      <div className="flex items-start gap-3">
        <Button type="submit" variant="primary" isDisabled={!canSend}>
          {isPending ? 'Sending…' : action}
        </Button>
        {hint && <p className="min-w-0 flex-1 pt-1 text-small text-ink-3">{hint}</p>}
      </div>
    </form>
  );
}
