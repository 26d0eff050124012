import { useState, type FormEvent } from 'react';
import type { NamedCompany } from '#features/directory/collections/domain/company-changes.ts';
import type { Opportunity } from '#features/cases/opportunities/domain/opportunity.ts';
import { draftOf, takeTheirs } from '#features/cases/submissions/domain/draft-content.ts';
import type { Submission } from '#features/cases/submissions/domain/submission.ts';
import { useSession } from '#core/web/session/use-session.ts';
import { Problem } from '#core/web/transport/problem.ts';
import { Button } from '#ui/Button.tsx';
import { DialogFrame } from '#ui/DialogFrame.tsx';
import { ErrorText } from '#ui/ErrorText.tsx';
import {
  draftOfValues,
  emptyValuesFor,
  problemsOf,
  problemsOfAnswers,
  valuesOf,
  type SubmissionProblems,
  type SubmissionValues,
} from './submission-values.ts';
import { SubmissionFields } from './SubmissionFields.tsx';
import { useSavedFormValues } from './use-saved-form-values.ts';
import { formatConflicts, useSaveSubmission, type SaveConflict } from './use-save-submission.ts';

interface Props {
  readonly opportunity: Opportunity;
  /** Null: a new one. */
  readonly submission: Submission | null;
  /** Of a new one. */
  readonly company?: NamedCompany;
  readonly onClose: () => void;
  readonly onSaved: (saved: Submission) => void;
}

/** The server's errors by field: `body.title` belongs to the title. */
function problemsIn(error: unknown): SubmissionProblems {
  if (!(error instanceof Problem) || !Array.isArray(error.details)) return {};
  return Object.fromEntries(
    error.details.map(({ field, problem }: { field: string; problem: string }) => [
      field.split('.')[1] ?? field,
      problem,
    ]),
  );
}

/** Adds or edits a submission. Unsaved input survives a closed tab. */
export function SubmissionDialog({ opportunity, submission, company, onClose, onSaved }: Props) {
  const { authUser } = useSession();
  const key = `outrider.draft.submission.${authUser?.uid}.${submission?.id ?? [opportunity.id, company?.id].filter(Boolean).join('.')}`;
  const [start] = useState(
    submission === null ? emptyValuesFor(company) : valuesOf(draftOf(submission)),
  );
  const { values, setValues, isRestored, startAgain, done } = useSavedFormValues(key, start);
  const [problems, setProblems] = useState<SubmissionProblems>({});
  const saving = useSaveSubmission({
    opportunityId: String(opportunity.id),
    submission,
    onSaved: (saved) => {
      done();
      onSaved(saved);
    },
  });
  const questions = opportunity.questions ?? [];
  const messages = { ...problemsIn(saving.error), ...problems };
  const [answerProblems, setAnswerProblems] = useState<Readonly<Record<string, string>>>({});

  function change(some: Partial<SubmissionValues>): void {
    setValues((before) => ({ ...before, ...some }));
    if (some.answers) setAnswerProblems({});
    setProblems((before) =>
      Object.fromEntries(Object.entries(before).filter(([field]) => !Object.hasOwn(some, field))),
    );
    saving.touched();
  }

  function save(): void {
    const newProblems = problemsOf(values);
    const ofAnswers = problemsOfAnswers(values, questions, submission?.answers ?? []);
    setProblems(newProblems);
    setAnswerProblems(ofAnswers);
    if (Object.keys({ ...newProblems, ...ofAnswers }).length > 0) return;
    saving.save(draftOfValues(values, questions));
  }

  function submit(event: FormEvent): void {
    event.preventDefault();
    if (!saving.isPending) save();
  }

  const name = submission === null ? 'Add submission' : 'Save';
  return (
    <DialogFrame
      title={submission === null ? 'Add submission' : 'Edit submission'}
      lead={submission === null ? `To “${opportunity.name}”, at the end of its first stage.` : null}
      width="medium"
      isStrict
      onClose={onClose}
      actions={
        <>
          <Button variant="quiet" onPress={onClose}>
            Close
          </Button>
          <Button
            variant="primary"
            isDisabled={saving.isPending || saving.conflict !== null}
            onPress={save}
          >
            {saving.isPending ? 'Saving…' : name}
          </Button>
        </>
      }
    >
      <form onSubmit={submit} noValidate>
        {isRestored && (
          <p className="mb-4 flex flex-wrap items-center justify-between gap-2 rounded-control bg-sunken px-3 py-2 text-control text-ink-2">
            Goes on from what you typed earlier.
            <Button variant="quiet" size="small" onPress={startAgain}>
              Start again
            </Button>
          </p>
        )}
        {saving.conflict && (
          <SaveConflictNotice
            conflict={saving.conflict}
            onKeep={(draft) => {
              setValues(valuesOf(draft));
              saving.dismissConflict();
            }}
          />
        )}
        <SubmissionFields
          values={values}
          problems={messages}
          questions={questions}
          answerProblems={answerProblems}
          onChange={change}
        />
        <ErrorText className="mt-4 text-control">{saving.error?.message}</ErrorText>
        <button type="submit" hidden aria-label={name} />
      </form>
    </DialogFrame>
  );
}

function SaveConflictNotice({
  conflict: { theirs, merged, conflicts },
  onKeep,
}: {
  readonly conflict: SaveConflict;
  readonly onKeep: (draft: ReturnType<typeof draftOf>) => void;
}) {
  const words = formatConflicts(conflicts);
  return (
    <div
      role="alert"
      className="mb-4 rounded-control bg-warn-soft px-3 py-2 text-control text-warn-ink"
    >
      <p>
        Someone else also changed {words}. Which version do you want to keep? All other changes of
        both are kept.
      </p>
      <div className="mt-2 flex flex-wrap gap-2">
        <Button size="small" onPress={() => onKeep(merged)}>
          Mine
        </Button>
        <Button size="small" onPress={() => onKeep(takeTheirs(merged, draftOf(theirs), conflicts))}>
          Theirs
        </Button>
      </div>
    </div>
  );
}
