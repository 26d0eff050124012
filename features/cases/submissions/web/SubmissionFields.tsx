import { useId } from 'react';
import type { Question } from '#features/cases/corporations/domain/public-page.ts';
import { limits } from '#core/domain/limits.ts';
import { LongTextField, TextField } from '#ui/Field.tsx';
import { MarkdownField } from '#ui/MarkdownField.tsx';
import { CompanyField } from './CompanyField.tsx';
import {
  answerFieldsOf,
  withAnswer,
  type SubmissionProblems,
  type SubmissionValues,
} from './submission-values.ts';

interface Props {
  readonly values: SubmissionValues;
  readonly problems: SubmissionProblems;
  readonly questions: readonly Question[];
  readonly onChange: (some: Partial<SubmissionValues>) => void;
}

/** All fields of a submission that a colleague may edit. */
export function SubmissionFields({ values, problems, questions, onChange }: Props) {
  const id = useId();
  return (
    <div className="space-y-5">
      <CompanyField
        id={`${id}-companyName`}
        value={values}
        onChange={onChange}
        problem={problems.companyName ?? problems.company}
      />
      <TextField
        id={`${id}-title`}
        label="Title"
        isRequired
        value={values.title}
        maxLength={limits.nameCharacters}
        problem={problems.title}
        placeholder="What they offer, in a line"
        onChange={(title) => onChange({ title })}
      />
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField
          id={`${id}-contactName`}
          label="Contact"
          isRequired={false}
          value={values.contactName}
          maxLength={limits.nameCharacters}
          problem={problems.contactName}
          onChange={(contactName) => onChange({ contactName })}
        />
        <TextField
          id={`${id}-contactEmail`}
          label="E-mail"
          type="email"
          isRequired={false}
          value={values.contactEmail}
          maxLength={limits.emailCharacters}
          problem={problems.contactEmail}
          onChange={(contactEmail) => onChange({ contactEmail })}
        />
      </div>
      <MarkdownField
        id={`${id}-pitch`}
        label="Pitch"
        isRequired={false}
        value={values.pitch}
        maxLength={limits.textCharacters}
        problem={problems.pitch}
        onChange={(pitch) => onChange({ pitch })}
      />
      {answerFieldsOf(questions, values.answers).map(({ label, isLong, value }, index) => {
        const Field = isLong ? LongTextField : TextField;
        return (
          <Field
            key={value.questionId ?? value.question}
            id={`${id}-answer-${index}`}
            label={label}
            isRequired={false}
            value={value.answer}
            maxLength={limits.answerCharacters}
            problem={undefined}
            onChange={(answer) =>
              onChange({ answers: withAnswer(values.answers, { ...value, answer }) })
            }
          />
        );
      })}
    </div>
  );
}
