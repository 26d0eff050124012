import { Check, Copy } from 'lucide-react';
import { useRef, useState } from 'react';
import type { Question } from '#features/corporations/domain/public-page.ts';
import { Button } from '#ui/Button.tsx';
import type { Draft, TypedAnswer } from './draft.ts';

/** What was typed, to copy. Without access to the clipboard it is selected instead. */
function TypedText({ question, answer }: TypedAnswer) {
  const text = useRef<HTMLElement>(null);
  const [isCopied, setIsCopied] = useState(false);

  async function copy(): Promise<void> {
    if (text.current) getSelection()?.selectAllChildren(text.current);
    await navigator.clipboard.writeText(answer).then(
      () => setIsCopied(true),
      () => setIsCopied(false),
    );
  }

  const word = isCopied ? 'Copied' : 'Copy';
  return (
    <div className="flex items-start gap-3 py-2">
      <div className="min-w-0 flex-1">
        <dt className="text-small text-ink-3">{question}</dt>
        <dd ref={text} className="break-words whitespace-pre-line">
          {answer}
        </dd>
      </div>
      <Button
        size="small"
        aria-label={`${word} the answer to ${question}`}
        onPress={() => void copy()}
      >
        {isCopied ? (
          <Check aria-hidden className="size-4 text-good-ink" />
        ) : (
          <Copy aria-hidden className="size-4" strokeWidth={1.75} />
        )}
        {word}
      </Button>
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
