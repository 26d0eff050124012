import type { Submission } from '#features/cases/submissions/domain/submission.ts';
import { AttachmentList } from '#features/cases/files/web/shared/AttachmentList.tsx';
import type { Opportunity } from '#features/cases/opportunities/domain/opportunity.ts';
import { DateText } from '#ui/dates.tsx';
import { MarkdownText } from '#ui/MarkdownText.tsx';
import { Pill } from '#ui/Tag.tsx';
import { AnswerText } from './AnswerText.tsx';
import { SubmissionCompany } from '#features/cases/submissions/web/company-link/SubmissionCompany.tsx';
import { RevisionNotice } from './RevisionNotice.tsx';
import { PanelSection } from './PanelSection.tsx';

interface Props {
  readonly submission: Submission;
  readonly opportunity: Opportunity;
  /** Whether the reader may link its company to the directory. */
  readonly canLink: boolean;
}

/** The submitted content: company, pitch, answers, files, contact. */
export function SubmissionContent({ submission, opportunity, canLink }: Props) {
  const { pitch, answers, attachments, contactName, contactEmail, terms } = submission;
  const questionIds = new Set(opportunity.questions?.map(({ id }) => id));
  const answering = new Set(
    answers.flatMap(({ typed }) => (typed?.kind === 'file' ? typed.value : [])),
  );
  const files = attachments.filter(({ id }) => !answering.has(id));
  return (
    <>
      <RevisionNotice submission={submission} />
      <SubmissionCompany submission={submission} canLink={canLink} />
      {pitch && (
        <PanelSection title="Pitch">
          <MarkdownText text={pitch} look="body" />
        </PanelSection>
      )}
      {answers.length > 0 && (
        <PanelSection title="Answers">
          <dl className="space-y-2.5">
            {answers.map(({ questionId, question, ...answer }) => (
              <div key={questionId ?? question}>
                <dt className="flex flex-wrap items-center gap-x-2 text-small text-ink-3">
                  {question}
                  {questionId !== null && !questionIds.has(questionId) && (
                    <Pill>Removed question</Pill>
                  )}
                </dt>
                <dd className="break-words">
                  <AnswerText answer={answer} files={attachments} />
                </dd>
              </div>
            ))}
          </dl>
        </PanelSection>
      )}
      {files.length > 0 && (
        <PanelSection title="Files">
          <AttachmentList files={files} />
        </PanelSection>
      )}
      {(contactName ?? contactEmail) && (
        <PanelSection title="Contact">
          <p>{contactName}</p>
          {contactEmail && (
            <a
              href={`mailto:${contactEmail}`}
              className="inline-block py-0.5 break-all text-accent-ink hover:underline"
            >
              {contactEmail}
            </a>
          )}
          {terms && (
            <p className="mt-1 text-small text-ink-3">
              Agreed to the{' '}
              <a
                href={terms.link}
                target="_blank"
                rel="noopener noreferrer"
                className="text-accent-ink hover:underline"
              >
                terms of <DateText at={terms.createdAt} />
              </a>
            </p>
          )}
        </PanelSection>
      )}
    </>
  );
}
