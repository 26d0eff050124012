import { Paperclip } from 'lucide-react';
import { useRef } from 'react';
import { acceptedExtensions } from '#core/domain/files/file-types.ts';
import { formatBytes } from '#core/domain/format.ts';
import type { Question } from '#features/cases/corporations/domain/question.ts';
import { Button } from '#ui/Button.tsx';
import { FieldFrame } from '#ui/Field.tsx';
import { installation } from '#ui/installation.ts';
import type { SavedFile } from './draft.ts';
import { SavedFileRow, UploadRow } from '#features/cases/files/web/shared/FileRows.tsx';
import type { Uploads } from '#features/cases/files/web/shared/use-uploads.ts';

interface Props {
  readonly id: string;
  readonly question: Question;
  /** Undefined: none is sent yet. */
  readonly saved: SavedFile | undefined;
  readonly uploads: Uploads;
  readonly onRemove: (file: SavedFile) => void;
  readonly problem: string | undefined;
}

/** The file that answers a question. It is sent as soon as it is chosen, and replaces the one before. */
export function FileAnswerField({ id, question, saved, uploads, onRemove, problem }: Props) {
  const input = useRef<HTMLInputElement>(null);
  const { text, help, isRequired } = question;
  const sending = uploads.sendings.find(({ questionId }) => questionId === question.id);
  const rules = `One file of at most ${formatBytes(installation.fileBytes, 'en')}.`;
  const choose =
    saved === undefined && sending === undefined ? 'Choose a file' : 'Choose another file';
  const hint = [help, rules].filter(Boolean).join(' ');
  return (
    <FieldFrame id={id} label={text} isRequired={isRequired} hint={hint} problem={problem}>
      {(saved ?? sending) && (
        <ul aria-label={text} className="rounded-control border border-line">
          {sending ? (
            <UploadRow
              sending={sending}
              onRetry={() => uploads.retry(sending)}
              onRemove={() => uploads.remove(sending.id)}
            />
          ) : (
            saved && <SavedFileRow file={saved} onRemove={() => onRemove(saved)} />
          )}
        </ul>
      )}
      <Button
        id={id}
        className="w-fit"
        aria-label={`${choose}: ${text}`}
        aria-describedby={`${id}-hint`}
        onPress={() => input.current?.click()}
      >
        <Paperclip aria-hidden className="size-4" strokeWidth={1.75} />
        {choose}
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        aria-label={text}
        accept={acceptedExtensions}
        onChange={(event) => {
          const [file] = event.target.files ?? [];
          if (file) uploads.answer(question.id, file);
          event.target.value = '';
        }}
      />
    </FieldFrame>
  );
}
