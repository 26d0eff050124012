import { useId } from 'react';
import type { Question } from '#features/cases/corporations/domain/question.ts';
import { limits } from '#core/domain/limits.ts';
import { companyLimits } from '#features/directory/companies/domain/limits.ts';
import { CountryField } from '#features/directory/companies/web/shared/CountryField.tsx';
import { AnswerField } from '#features/cases/submissions/web/shared/AnswerField.tsx';
import { TextField } from '#ui/Field.tsx';
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
  /** By the id of the question. */
  readonly answerProblems: Readonly<Record<string, string>>;
  readonly onChange: (some: Partial<SubmissionValues>) => void;
}

/** All fields of a submission that a colleague may edit. */
export function SubmissionFields({ values, problems, questions, answerProblems, onChange }: Props) {
  const id = useId();
  return (
    <div className="space-y-5">
      <CompanyField
        id={`${id}-companyName`}
        value={values}
        onChange={onChange}
        problem={problems.companyName ?? problems.company}
      />
      {values.company === null && (
        <>
          <div className="grid gap-5 sm:grid-cols-2">
            <TextField
              id={`${id}-companyUrl`}
              label="Website"
              type="url"
              isRequired={false}
              placeholder="example.com"
              value={values.companyUrl}
              maxLength={limits.urlCharacters}
              problem={problems.companyUrl}
              onChange={(companyUrl) => onChange({ companyUrl })}
            />
            <CountryField
              id={`${id}-companyCountry`}
              label="Country"
              value={values.companyCountry}
              problem={problems.companyCountry}
              onChange={(companyCountry) => onChange({ companyCountry })}
            />
          </div>
          <TextField
            id={`${id}-companyOneLiner`}
            label="In one line"
            isRequired={false}
            placeholder="What the company does"
            value={values.companyOneLiner}
            maxLength={companyLimits.oneLinerCharacters}
            problem={problems.companyOneLiner}
            onChange={(companyOneLiner) => onChange({ companyOneLiner })}
          />
        </>
      )}
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
          label="Email"
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
      {answerFieldsOf(questions, values.answers).map(({ question, value }, index) => {
        const { questionId, question: text, ...entered } = value;
        return (
          <AnswerField
            key={questionId ?? text}
            id={`${id}-answer-${index}`}
            question={question ?? { id: '', text, kind: 'long', isRequired: false }}
            isRequired={false}
            entered={entered}
            problem={question === null ? undefined : answerProblems[question.id]}
            onChange={(next) => onChange({ answers: withAnswer(values.answers, value, next) })}
          />
        );
      })}
    </div>
  );
}
