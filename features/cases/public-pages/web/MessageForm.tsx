import { useCallOnce } from '#core/web/sync/use-call-once.ts';
import { upload } from '#core/web/transport/upload.ts';
import { sendMessageFile, write } from '#features/cases/public-pages/domain/endpoints.ts';
import { MessageComposer } from '#features/cases/submissions/web/shared/MessageComposer.tsx';

interface Props {
  readonly params: { readonly key: string };
  readonly corporationName: string;
  readonly onSent: () => Promise<unknown>;
}

/** Writes to the case team, with files. */
export function MessageForm({ params, corporationName, onSent }: Props) {
  const writeOnce = useCallOnce(write);
  return (
    <MessageComposer
      label={`Message to ${corporationName}`}
      placeholder={`Write to the team at ${corporationName}`}
      hint="Answers come here and by email. Markdown works."
      upload={(file, options) =>
        upload(sendMessageFile, { params, query: { name: file.name }, file }, options)
      }
      send={async (body, files) => {
        const attachments = files.map(({ id, claim }) => ({ id, claim }));
        await writeOnce({ params, body: { body, attachments } });
        await onSent();
      }}
    />
  );
}
