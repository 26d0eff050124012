import { useRef } from 'react';
import type { Question } from '#features/cases/corporations/domain/question.ts';
import { CopyButton, useCopy } from './CopyButton.tsx';
import type { Draft, TypedAnswer } from './draft.ts';

/** What was typed, to copy. Without access to the clipboard it is selected instead. */
function TypedText({ question, answer }: TypedAnswer) {
  const text = useRef<HTMLElement>(null);
  const copying = useCopy(answer, () => {
    if (text.current) getSelection()?.selectAllChildren(text.current);
  });
  return (
    <div className="flex items-start gap-3 py-2">
      <div className="min-w-0 flex-1">
        <dt className="text-small text-ink-3">{question}</dt>
        <dd ref={text} className="break-words whitespace-pre-line">
          {answer}
        </dd>
      </div>
      <CopyButton copying={copying} size="small" what={`the answer to ${question}`} />
    </div>
  );
}

interface Props {
  readonly answers: Draft['answers'];
  readonly questions: readonly Question[];
}

/** Answers to questions that were removed or replaced since they were typed. They are not sent. */
export function NoLongerAsked({ answers, questions }: Props) {
  const left = Object.entries(answers).filter(
    ([key, { answer }]) => answer.trim() !== '' && questions.every(({ id }) => id !== key),
  );
  if (left.length === 0) return null;
  return (
    <section aria-labelledby="no-longer-asked" className="rounded-card border border-line p-4">
      <h3 id="no-longer-asked" className="font-medium">
        No longer asked
      </h3>
      <p className="mt-0.5 text-control text-ink-2">
        These answers are not sent. Copy what belongs elsewhere in the form.
      </p>
      <dl className="mt-1 divide-y divide-line">
        {left.map(([key, typed]) => (
          <TypedText key={key} {...typed} />
        ))}
      </dl>
    </section>
  );
}
