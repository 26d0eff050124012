import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type {
  PublicSubmission,
  Receipt,
} from '#features/cases/public-pages/domain/public-submission.ts';
import type { PublicOpportunity } from '#features/cases/public-pages/domain/pages.ts';
import { Problem } from '#core/web/transport/problem.ts';
import { Button } from '#ui/Button.tsx';
import { FilesField } from './FilesField.tsx';
import { FormConsents } from './FormConsents.tsx';
import { HoneypotField, OfflineNotice, PrivacyNotice } from './FormNotices.tsx';
import { FormFields, labelOf } from './FormFields.tsx';
import { missingThings, problemsInRefusal, problemsOf } from './form-problems.ts';
import { NoLongerAsked } from './NoLongerAsked.tsx';
import { type FormError, ProblemSummary } from './ProblemSummary.tsx';
import { RestoredDraftNotice } from './RestoredDraftNotice.tsx';
import { toSubmissionRequest } from './submission-request.ts';
import { useDraft, type Prefilled } from './use-draft.ts';
import { useSubmitForm } from './use-submit-form.ts';
import { useFormUploads } from './use-form-uploads.ts';
import { commonFiles, type Draft } from './draft.ts';

/** The invitation that the form answers. */
export interface FormInvitation {
  readonly key: string;
  readonly prefilled: Prefilled;
  /** Called at the first change. */
  readonly onStart: () => void;
}

interface Props {
  readonly opportunity: PublicOpportunity;
  /** Refetches the opportunity with a new form token; resolves to whether that succeeded. */
  readonly onStale: () => Promise<boolean>;
  readonly onSubmitted: (receipt: Receipt) => void;
  /** It takes nothing any more, or its page is gone; with what was typed. */
  readonly onClosed: (draft: Draft) => void;
  /** Absent: whoever fills it in was not invited. */
  readonly invitation?: FormInvitation | undefined;
}

/** Errors after which the form is refetched, so that a retry can succeed. */
const isStale = ({ code }: Problem) =>
  [
    'public.formExpired',
    'public.tooQuick',
    'public.unknownQuestion',
    'public.answerMissing',
    'public.termsMissing',
    'public.termsChanged',
    'public.answerUnfit',
  ].includes(code);

const isClosed = ({ code }: Problem) => ['public.finished', 'notFound'].includes(code);

/** The submission form. Input is kept until submitted or discarded. */
export function SubmissionForm({ opportunity, onStale, onSubmitted, onClosed, invitation }: Props) {
  const { id: opportunityId, corporation, questions } = opportunity;
  const saved = useDraft(opportunityId, questions, invitation?.prefilled);
  const { draft, restored, isChanged } = saved;
  // Somebody may type on while it is sent.
  const newest = useRef(draft);
  useEffect(() => {
    newest.current = draft;
  }, [draft]);
  const start = useEffectEvent(() => invitation?.onStart());
  useEffect(() => {
    if (isChanged) start();
  }, [isChanged]);
  const terms = corporation.legalLinks.find(({ kind }) => kind === 'terms');
  const [isAgreed, setIsAgreed] = useState(false);
  const [trap, setTrap] = useState('');
  const [formError, setFormError] = useState<FormError | null>(null);
  const [isWaiting, setIsWaiting] = useState(false);
  const uploads = useFormUploads(opportunityId, commonFiles(draft.files, questions), saved.addFile);
  const { hand, isSending, renew } = useSubmitForm({
    opportunityId,
    attempt: draft.attempt,
    onAttempt: saved.attempt,
  });
  const problemAt = (field: string) =>
    formError?.problems.find((problem) => problem.field === field)?.problem;

  function formErrorBefore(): FormError | null {
    const problems = problemsOf(
      draft,
      questions,
      terms === undefined || isAgreed,
      uploads.questionIds,
    );
    if (problems.length > 0) {
      return { message: missingThings(problems), problems };
    }
    if (!uploads.isBusy && uploads.failure !== null) return { message: uploads.failure, problems };
    return null;
  }

  async function refuse(error: unknown, sent: PublicSubmission['answers']): Promise<void> {
    if (!(error instanceof Problem)) throw error;
    if (isClosed(error)) {
      onClosed({ ...newest.current, attempt: null });
      return;
    }
    if (error.code === 'public.trapped') setTrap('');
    if (error.code === 'public.termsChanged') setIsAgreed(false);
    if (isStale(error) && (await onStale())) renew();
    const problems = problemsInRefusal(error, questions, sent);
    const isKept = error.status === 0 || error.status >= 500;
    setFormError({
      message: isKept ? `${error.message} Your draft is saved in this browser.` : error.message,
      problems,
    });
  }

  async function submit(): Promise<void> {
    if (isSending) return;
    const before = formErrorBefore();
    setFormError(before);
    setIsWaiting(before === null && uploads.isBusy);
    if (before !== null || uploads.isBusy) return;
    const handed = toSubmissionRequest(draft, opportunity, trap);
    try {
      const receipt = await hand({
        ...handed,
        ...(terms && { terms: terms.id }),
        ...(invitation && { invitation: invitation.key }),
      });
      if (receipt === null) return;
      saved.clear();
      onSubmitted(receipt);
    } catch (error) {
      await refuse(error, handed.answers);
    }
  }

  // Submits by itself once the running uploads are done.
  const goOn = useEffectEvent(() => void submit());
  useEffect(() => {
    if (isWaiting && !uploads.isBusy) goOn();
  }, [isWaiting, uploads.isBusy]);

  return (
    <section
      aria-labelledby="form-title"
      className="rounded-dialog border border-line bg-raised p-5 sm:p-8"
    >
      <h2 id="form-title" className="text-title font-semibold tracking-[-0.02em]">
        Submit your solution
      </h2>
      <p className="mt-1 mb-6 text-ink-2">
        No account needed. All fields are required unless marked optional. Your draft is saved in
        this browser until you send it.
      </p>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void submit();
        }}
        className="relative space-y-6"
      >
        {restored && (
          <RestoredDraftNotice onDiscard={saved.clear} onUndo={() => saved.replace(restored)} />
        )}
        {formError && (
          <ProblemSummary formError={formError} labelOf={(at) => labelOf(at, questions)} />
        )}
        <FormFields
          draft={draft}
          questions={questions}
          saved={saved}
          uploads={uploads}
          problemAt={problemAt}
        />
        <NoLongerAsked answers={draft.answers} questions={questions} />
        <FilesField
          files={commonFiles(draft.files, questions)}
          uploads={uploads}
          onRemove={saved.removeFile}
          problem={problemAt('files')}
        />
        <HoneypotField value={trap} onChange={setTrap} />
        <div className="space-y-4 border-t border-line pt-6">
          <FormConsents
            draft={draft}
            saved={saved}
            problemAt={problemAt}
            terms={{ corporation, isAgreed, onChange: setIsAgreed }}
          />
          <PrivacyNotice corporation={corporation} />
          <OfflineNotice />
          <Button type="submit" variant="primary" size="large" aria-disabled={isSending}>
            {isWaiting
              ? 'Waiting for your files…'
              : isSending
                ? 'Sending…'
                : `Send to ${corporation.name}`}
          </Button>
        </div>
      </form>
    </section>
  );
}
