import { lazy, Suspense } from 'react';
import type { Submission } from '#features/submissions/domain/submission.ts';
import { AttachmentList } from '#features/files/web/public/AttachmentList.tsx';
import { CompanySummary } from './CompanySummary.tsx';
import { Part } from './Part.tsx';

const Markdown = lazy(async () => ({ default: (await import('#ui/Markdown.tsx')).Markdown }));

/** What was handed in, and by whom: company, pitch, answers, files, contact. */
export function HandedInParts({ submission }: { readonly submission: Submission }) {
  const { pitch, answers, attachments, contactName, contactEmail } = submission;
  return (
    <>
      <CompanySummary submission={submission} />
      {pitch && (
        <Part title="Pitch">
          <Suspense fallback={<div className="skeleton h-24" />}>
            <Markdown text={pitch} className="text-body!" />
          </Suspense>
        </Part>
      )}
      {answers.length > 0 && (
        <Part title="Answers">
          <dl className="space-y-2.5">
            {answers.map(({ question, answer }) => (
              <div key={question}>
                <dt className="text-meta text-ink-3">{question}</dt>
                <dd className="break-words">{answer}</dd>
              </div>
            ))}
          </dl>
        </Part>
      )}
      {attachments.length > 0 && (
        <Part title="Files">
          <AttachmentList files={attachments} />
        </Part>
      )}
      {(contactName ?? contactEmail) && (
        <Part title="Contact">
          <p>{contactName}</p>
          {contactEmail && (
            <a
              href={`mailto:${contactEmail}`}
              className="inline-block py-0.5 break-all text-accent-ink hover:underline"
            >
              {contactEmail}
            </a>
          )}
        </Part>
      )}
    </>
  );
}
