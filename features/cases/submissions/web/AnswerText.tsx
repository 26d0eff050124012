import { formatNumber } from '#core/domain/format.ts';
import type { Attachment } from '#features/cases/files/domain/file.ts';
import { AttachmentList } from '#features/cases/files/web/shared/AttachmentList.tsx';
import type { Answer } from '#features/cases/submissions/domain/answers.ts';
import { DateText, DayText } from '#ui/dates.tsx';
import { isWebAddress, WebLink } from '#ui/WebLink.tsx';

interface Props {
  readonly answer: Pick<Answer, 'answer' | 'typed'>;
  /** The files of the submission, one of which may be the answer. */
  readonly files: readonly Attachment[];
}

/** An answer as its kind is read best. */
export function AnswerText({ answer: { answer, typed }, files }: Props) {
  if (typed?.kind === 'number') return <span className="tabular">{formatNumber(typed.value)}</span>;
  if (typed?.kind === 'date') return <DayText day={typed.value} />;
  if (typed?.kind === 'choice' || typed?.kind === 'choices') {
    return (
      <ul>
        {typed.value.map(({ id, label }) => (
          <li key={id}>{label}</li>
        ))}
      </ul>
    );
  }
  if (typed?.kind === 'file') {
    const file = files.find(({ id }) => id === typed.value);
    return file === undefined ? answer : <AttachmentList files={[file]} />;
  }
  if (typed?.kind === 'consent') {
    return (
      <>
        Agreed on <DateText at={typed.value.at} withTime /> to “{typed.value.wording}”
      </>
    );
  }
  if (isWebAddress(answer)) return <WebLink href={answer} />;
  return <span className="whitespace-pre-line">{answer}</span>;
}
