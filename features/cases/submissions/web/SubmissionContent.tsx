import type { Submission } from '#features/cases/submissions/domain/submission.ts';
import { AttachmentList } from '#features/cases/files/web/shared/AttachmentList.tsx';
import { DateText } from '#ui/dates.tsx';
import { MarkdownText } from '#ui/MarkdownText.tsx';
import { CompanySummary } from './CompanySummary.tsx';
import { RevisionNotice } from './RevisionNotice.tsx';
import { PanelSection } from './PanelSection.tsx';

/** The submitted content: company, pitch, answers, files, contact. */
export function SubmissionContent({ submission }: { readonly submission: Submission }) {
  const { pitch, answers, attachments, contactName, contactEmail, terms } = submission;
  return (
    <>
      <RevisionNotice submission={submission} />
      <CompanySummary submission={submission} />
      {pitch && (
        <PanelSection title="Pitch">
          <MarkdownText text={pitch} look="body" />
        </PanelSection>
      )}
      {answers.length > 0 && (
        <PanelSection title="Answers">
          <dl className="space-y-2.5">
            {answers.map(({ questionId, question, answer }) => (
              <div key={questionId ?? question}>
                <dt className="text-small text-ink-3">{question}</dt>
                <dd className="break-words">{answer}</dd>
              </div>
            ))}
          </dl>
        </PanelSection>
      )}
      {attachments.length > 0 && (
        <PanelSection title="Files">
          <AttachmentList files={attachments} />
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
