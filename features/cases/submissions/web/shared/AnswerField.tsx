import { Suspense, type ReactNode } from 'react';
import { limits } from '#core/domain/limits.ts';
import { lazyPart } from '#core/web/router/lazy-part.tsx';
import type { Question } from '#features/cases/corporations/domain/question.ts';
import {
  isReworded,
  type EnteredAnswer,
} from '#features/cases/submissions/domain/answer-values.ts';
import { ChoiceField, ChoicesField } from '#ui/ChoiceField.tsx';
import { ConsentField } from '#ui/ConsentField.tsx';
import { LongTextField, TextField } from '#ui/Field.tsx';

/** Only forms that ask for a day fetch the month. */
const DateField = lazyPart(() => import('#ui/DateField.tsx'), 'DateField');

interface Props {
  readonly id: string;
  readonly question: Question;
  readonly isRequired: boolean;
  readonly entered: EnteredAnswer;
  readonly onChange: (entered: EnteredAnswer) => void;
  readonly problem: string | undefined;
  /** The control of a question for a file. */
  readonly file?: ReactNode;
}

/** The bounds of a number, in words. */
function boundsOf({ least, most }: Question): string | undefined {
  if (least !== undefined && most !== undefined) return `From ${least} to ${most}.`;
  if (least !== undefined) return `${least} or more.`;
  return most === undefined ? undefined : `${most} or less.`;
}

/** The control for an answer, by the kind of its question. */
export function AnswerField({
  id,
  question,
  isRequired,
  entered,
  onChange,
  problem,
  file = null,
}: Props) {
  const { kind, text, help, options = [] } = question;
  const field = { id, label: text, isRequired, hint: help, problem };
  const typed = {
    ...field,
    value: entered.answer,
    maxLength: limits.answerCharacters,
    onChange: (answer: string) => onChange({ answer }),
  };
  if (kind === 'long') return <LongTextField {...typed} />;
  if (kind === 'number') {
    const hint = [help, boundsOf(question)].filter(Boolean).join(' ') || undefined;
    return <TextField {...typed} hint={hint} maxLength={30} type="decimal" />;
  }
  if (kind === 'date') {
    return (
      <Suspense fallback={<div className="skeleton h-16" />}>
        <DateField {...typed} />
      </Suspense>
    );
  }
  if (kind === 'file') return file;
  if (kind === 'consent') {
    return (
      <ConsentField
        {...field}
        isOn={entered.value === true && !isReworded(question, entered)}
        onChange={(isOn) => onChange(isOn ? { answer: text, value: true } : { answer: '' })}
      />
    );
  }
  if (kind === 'choice' || kind === 'choices') {
    const Field = kind === 'choice' ? ChoiceField : ChoicesField;
    const values = Array.isArray(entered.value) ? entered.value : [];
    return (
      <Field
        {...field}
        options={options}
        values={values}
        onChange={(ids) => {
          const choices = options.filter((option) => ids.includes(option.id));
          onChange(
            choices.length === 0
              ? { answer: '' }
              : {
                  answer: choices.map(({ label }) => label).join('; '),
                  value: choices.map((option) => option.id),
                },
          );
        }}
      />
    );
  }
  return <TextField {...typed} />;
}
