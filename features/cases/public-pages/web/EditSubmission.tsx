import { useMutation } from '@tanstack/react-query';
import { useState, type FormEvent } from 'react';
import { webAddress } from '#core/domain/web-address.ts';
import { call } from '#core/web/transport/call.ts';
import { Problem } from '#core/web/transport/problem.ts';
import { revise } from '#features/cases/public-pages/domain/endpoints.ts';
import type { Editable, FollowUp } from '#features/cases/public-pages/domain/follow-up.ts';
import { Button } from '#ui/Button.tsx';
import { enteredOf } from '#features/cases/submissions/domain/answer-values.ts';
import type { Answer } from '#features/cases/submissions/domain/answers.ts';
import { emptyDraft, sentAnswers, type Draft, type TypedAnswer } from './draft.ts';
import { FormFields, labelOf } from './FormFields.tsx';
import { missingThings, problemsInRefusal, problemsOf } from './form-problems.ts';
import { noUploads } from '#features/cases/files/web/shared/use-uploads.ts';
import { ProblemSummary, type FormError } from './ProblemSummary.tsx';

type Content = Pick<Draft, 'fields' | 'answers' | 'files'>;

/** An answer as it was typed or chosen. A consent is to the wording that was read. */
const typedOf = ({ question, ...answer }: Omit<Answer, 'questionId'>): TypedAnswer =>
  answer.typed?.kind === 'consent'
    ? { question: answer.typed.value.wording, answer: answer.answer, value: true }
    : { question, ...enteredOf(answer) };

/** The submission as it stands, in the fields of the form. */
function contentOf({ companyName, title, pitch }: FollowUp, editable: Editable): Content {
  const { contactName, website, answers } = editable;
  return {
    fields: { ...emptyDraft.fields, companyName, title, pitch: pitch ?? '', contactName, website },
    answers: Object.fromEntries(
      answers.flatMap(({ questionId, ...answer }) =>
        questionId === null ? [] : [[questionId, typedOf(answer)]],
      ),
    ),
    files: [],
  };
}

interface Props {
  readonly params: { readonly key: string };
  readonly followUpRecord: FollowUp;
  readonly editable: Editable;
  readonly onSaved: (now: FollowUp | null) => void;
  readonly onClose: () => void;
  /** Reads the submission again, as it was changed meanwhile. */
  readonly onStale: () => Promise<unknown>;
}

/** The form of a submission that was sent. What is typed stays until it is saved. */
export function EditSubmission(props: Props) {
  const { params, followUpRecord, editable, onSaved, onClose, onStale } = props;
  const { questions, contentTag } = editable;
  const [content, setContent] = useState(() => contentOf(followUpRecord, editable));
  const [formError, setFormError] = useState<FormError | null>(null);
  const { fields } = content;
  const sent = sentAnswers(content, questions);
  const { mutate, isPending } = useMutation({
    mutationFn: () =>
      call(revise, {
        params,
        body: {
          companyName: fields.companyName.trim(),
          website: webAddress(fields.website),
          contactName: fields.contactName.trim(),
          title: fields.title.trim(),
          pitch: fields.pitch.trim(),
          answers: sent,
          contentTag,
        },
      }),
    onSuccess: (now) => {
      onSaved(now);
      onClose();
    },
    onError: async (error) => {
      if (!(error instanceof Problem)) throw error;
      if (error.code === 'stale') await onStale();
      setFormError({
        message:
          error.code === 'stale'
            ? 'It was changed meanwhile. Look at your changes, and save them again.'
            : error.message,
        problems: problemsInRefusal(error, questions, sent),
      });
    },
  });

  function save(event: FormEvent): void {
    event.preventDefault();
    const problems = problemsOf(content, questions, true).filter(
      ({ field }) => field !== 'contactEmail',
    );
    setFormError(problems.length === 0 ? null : { message: missingThings(problems), problems });
    if (problems.length === 0 && !isPending) mutate();
  }

  return (
    <section
      aria-labelledby="edit-title"
      className="rounded-card border border-line bg-raised p-5 sm:p-6"
    >
      <h2 id="edit-title" className="mb-4 text-panel font-semibold tracking-[-0.015em]">
        Edit your submission
      </h2>
      <form noValidate onSubmit={save} className="space-y-6">
        {formError && (
          <ProblemSummary formError={formError} labelOf={(at) => labelOf(at, questions)} />
        )}
        <FormFields
          draft={content}
          questions={questions}
          hasAddress={false}
          saved={{
            write: (name, value) =>
              setContent((before) => ({ ...before, fields: { ...before.fields, [name]: value } })),
            answer: ({ id, text }, entered) =>
              setContent((before) => ({
                ...before,
                answers: { ...before.answers, [id]: { question: text, ...entered } },
              })),
            removeFile: () => {},
          }}
          uploads={noUploads}
          problemAt={(field) => formError?.problems.find((one) => one.field === field)?.problem}
        />
        <div className="flex flex-wrap gap-2">
          <Button type="submit" variant="primary" aria-disabled={isPending}>
            {isPending ? 'Saving…' : 'Save changes'}
          </Button>
          <Button variant="quiet" onPress={onClose}>
            Cancel
          </Button>
        </div>
      </form>
    </section>
  );
}
