import { useQuery } from '@tanstack/react-query';
import { queryOptionsOf } from '#core/web/transport/query-options.ts';
import { form } from '#features/cases/corporations/domain/endpoints.ts';
import {
  problemOfQuestions,
  type QuestionDraft,
} from '#features/cases/corporations/domain/question.ts';
import { QuestionsEditor } from '#features/cases/corporations/web/shared/questions/QuestionsEditor.tsx';
import { SkeletonLines } from '#ui/skeletons.tsx';
import { ErrorLine } from '#ui/states.tsx';

interface Props {
  readonly id: string;
  readonly corporationId: string | null;
  /** Null: as its corporation asks at first. */
  readonly questions: readonly QuestionDraft[] | null;
  readonly hasProblem: boolean;
  readonly onChange: (questions: QuestionDraft[] | null) => void;
}

/** What the form of an opportunity asks. A new one begins with the questions of its corporation. */
export function FormQuestions({ id, corporationId, questions, hasProblem, onChange }: Props) {
  const isUntouched = questions === null;
  const defaults = useQuery({
    ...queryOptionsOf(form, { params: { id: corporationId ?? '' } }),
    enabled: isUntouched && corporationId !== null,
  });
  if (isUntouched && corporationId === null) {
    return <p className="text-control text-ink-3">Choose the corporation first.</p>;
  }
  const current = questions ?? defaults.data?.questions;
  if (current === undefined) {
    return defaults.error ? (
      <ErrorLine
        title="The questions could not be loaded"
        error={defaults.error}
        onRetry={() => void defaults.refetch()}
      />
    ) : (
      <SkeletonLines of={['h-24', 'h-24']} className="space-y-2" />
    );
  }
  return (
    <QuestionsEditor
      id={id}
      questions={current}
      problem={hasProblem ? problemOfQuestions(current) : null}
      onChange={onChange}
    />
  );
}
