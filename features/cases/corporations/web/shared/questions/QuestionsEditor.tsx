import { Eye, EyeOff, Plus } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { GridList } from 'react-aria-components/GridList';
import { limits } from '#core/domain/limits.ts';
import { noticeText } from '#core/domain/notices.ts';
import { Place, usePreloadedPlace } from '#core/web/Place.tsx';
import { useRecordDrag } from '#core/web/views/use-record-drag.tsx';
import { corporationNotices } from '#features/cases/corporations/domain/notices.ts';
import type {
  QuestionDraft,
  QuestionsProblem,
} from '#features/cases/corporations/domain/question.ts';
import { Button } from '#ui/Button.tsx';
import { FieldProblem } from '#ui/Field.tsx';
import { toast } from '#ui/toasts.ts';
import { useStableCallback } from '#ui/use-stable-callback.ts';
import { movedQuestion, newQuestion, sentQuestions } from './edit-questions.ts';
import { QuestionRow } from './QuestionRow.tsx';

declare module '#core/web/places.ts' {
  interface Places {
    /** The form as founders see it, to try out. */
    questionsPreview: { readonly questions: readonly QuestionDraft[] };
  }
}

interface Props {
  readonly id: string;
  readonly questions: readonly QuestionDraft[];
  readonly problem: QuestionsProblem | null;
  readonly onChange: (questions: QuestionDraft[]) => void;
  readonly children?: ReactNode;
}

/** The questions of a form, in order: moved by dragging, by keyboard or by buttons. */
export function QuestionsEditor({ id, questions: typed, problem, onChange, children }: Props) {
  usePreloadedPlace('questionsPreview');
  const [newest, setNewest] = useState<string | null>(null);
  const [isPreview, setIsPreview] = useState(false);
  // Here each needs a key.
  const questions = typed.map((question, place) => ({
    ...question,
    id: question.id ?? `${place}`,
  }));
  const keys = questions.map((question) => question.id);
  const move = (key: string, before: string | null) =>
    onChange(movedQuestion(questions, key, before));
  const drag = useRecordDrag({
    of: 'question',
    name: 'Questions',
    listId: id,
    canMove: true,
    keys,
    onMove: ({ key, before }) => move(key, before),
  });
  const restore = useStableCallback((question: QuestionDraft, place: number) =>
    onChange([...questions.slice(0, place), question, ...questions.slice(place)]),
  );

  function add(): void {
    const question = newQuestion();
    setNewest(question.id ?? null);
    onChange([...questions, question]);
  }
  function remove(question: QuestionDraft, place: number): void {
    onChange(questions.toSpliced(place, 1));
    document.getElementById(`${id}-add`)?.focus();
    const name = question.text.trim() || `Question ${place + 1}`;
    toast(noticeText(corporationNotices['question.removed'], { name }), 'good', {
      label: 'Undo',
      run: () => restore(question, place),
    });
  }

  return (
    <div id={id} tabIndex={-1} role="group" aria-label="Questions" className="outline-none">
      {children}
      <GridList
        aria-label="Questions"
        items={questions.map((question, place) => ({ id: question.id, question, place }))}
        dependencies={[questions, newest, problem]}
        keyboardNavigationBehavior="tab"
        disallowTypeAhead
        dragAndDropHooks={drag}
        className="space-y-2 outline-none"
        renderEmptyState={() => (
          <p className="rounded-card border border-dashed border-line-strong px-4 py-5 text-center text-control text-ink-3">
            The form asks for company, contact, title, pitch and files only.
          </p>
        )}
      >
        {({ question, place }) => (
          <QuestionRow
            place={place}
            question={question}
            isNew={question.id === newest}
            isLast={place === questions.length - 1}
            problem={problem?.place === place ? problem.problem : undefined}
            onChange={(next) => onChange(questions.with(place, { ...next, id: question.id }))}
            onMove={(by) => move(question.id, keys[place + (by === 1 ? 2 : -1)] ?? null)}
            onRemove={() => remove(question, place)}
          />
        )}
      </GridList>
      <FieldProblem id={id} problem={problem?.place === null ? problem.problem : undefined} />
      <div className="mt-2 flex flex-wrap items-center gap-2">
        <Button
          id={`${id}-add`}
          isDisabled={questions.length >= limits.questionsMost}
          onPress={add}
        >
          <Plus aria-hidden className="size-4" strokeWidth={1.75} />
          Add question
        </Button>
        <Button variant="quiet" aria-expanded={isPreview} onPress={() => setIsPreview(!isPreview)}>
          {isPreview ? (
            <EyeOff aria-hidden className="size-4" strokeWidth={1.75} />
          ) : (
            <Eye aria-hidden className="size-4" strokeWidth={1.75} />
          )}
          {isPreview ? 'Hide form' : 'Preview form'}
        </Button>
        {questions.length >= limits.questionsMost && (
          <p className="text-small text-ink-3">
            A form has at most {limits.questionsMost} questions.
          </p>
        )}
      </div>
      {isPreview && (
        <section
          aria-label="Preview of the form"
          className="mt-4 rounded-dialog border border-line bg-surface p-5"
        >
          <Place name="questionsPreview" told={{ questions: sentQuestions(questions) }} />
        </section>
      )}
    </div>
  );
}
