import { useState } from 'react';
import { formatBytes } from '#core/domain/format.ts';
import { useCallOnce } from '#core/web/sync/use-call-once.ts';
import { upload } from '#core/web/transport/upload.ts';
import { sendMessageFile, write } from '#features/cases/public-pages/domain/endpoints.ts';
import { messageLimits } from '#features/cases/submissions/domain/limits.ts';
import { MessageComposer } from '#features/cases/submissions/web/shared/MessageComposer.tsx';
import { installation } from '#ui/installation.ts';
import type { SavedFile } from './draft.ts';
import { FileChoice } from './FileChoice.tsx';
import { FileList } from './FileList.tsx';
import { useUploads } from './use-uploads.ts';

interface Props {
  readonly params: { readonly key: string };
  readonly corporationName: string;
  readonly onSent: () => Promise<unknown>;
}

const rules = `Up to ${messageLimits.filesMost} files of at most ${formatBytes(installation.fileBytes, 'en')} each.`;

/** Writes to the case team, with files. Text and files are kept until they have arrived. */
export function MessageForm({ params, corporationName, onSent }: Props) {
  const [files, setFiles] = useState<readonly SavedFile[]>([]);
  const writeOnce = useCallOnce(write);
  const uploads = useUploads({
    send: (file, options) =>
      upload(sendMessageFile, { params, query: { name: file.name }, file }, options),
    saved: files,
    onSaved: (file) => setFiles((before) => [...before, file]),
  });
  return (
    <MessageComposer
      label={`Message to ${corporationName}`}
      placeholder={`Write to the team at ${corporationName}`}
      hint="Answers come here and by mail. Markdown works."
      isWaiting={uploads.isBusy}
      send={async (body) => {
        const attachments = files.map(({ id, claim }) => ({ id, claim }));
        await writeOnce({ params, body: { body, attachments } });
        setFiles([]);
        await onSent();
      }}
    >
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <FileChoice label="Attach files" rulesId="message-files-rules" onChoose={uploads.add} />
        <p id="message-files-rules" className="text-small text-ink-3">
          {rules}
        </p>
      </div>
      <FileList
        files={files}
        uploads={uploads}
        onRemove={({ id }) => setFiles((before) => before.filter((file) => file.id !== id))}
        problem={undefined}
      />
    </MessageComposer>
  );
}
