import type { Question } from '#features/cases/corporations/domain/public-page.ts';
import { limits } from '#core/domain/limits.ts';
import { formLabels } from '#features/cases/public-pages/domain/field-labels.ts';
import { LongTextField, TextField } from '#ui/Field.tsx';
import { MarkdownField } from '#ui/MarkdownField.tsx';
import type { Draft, FieldName } from './draft.ts';
import { mostCharacters, type FormField } from './form-problems.ts';

/** The label of a field. */
export function labelOf(field: FormField, questions: readonly Question[]): string {
  if (field === 'files') return 'Files';
  if (field === 'terms') return 'Terms';
  if (!field.startsWith('answers.')) return formLabels[field as FieldName];
  return questions.find(({ id }) => field === `answers.${id}`)?.text ?? 'Question';
}

interface Props {
  readonly draft: Pick<Draft, 'fields' | 'answers'>;
  readonly questions: readonly Question[];
  readonly saved: {
    readonly write: (name: FieldName, value: string) => void;
    readonly answer: (question: Question, value: string) => void;
  };
  readonly problemAt: (field: FormField) => string | undefined;
  /** The address that the secret link went to stays: it is not asked again. */
  readonly hasAddress?: boolean;
}

/** The submitter's details, the submission, and the corporation's questions. */
export function FormFields({ draft, questions, saved, problemAt, hasAddress = true }: Props) {
  const about = (name: FieldName) => ({
    id: name,
    label: formLabels[name],
    isRequired: name !== 'website',
    value: draft.fields[name],
    onChange: (value: string) => saved.write(name, value),
    maxLength: mostCharacters[name],
    problem: problemAt(name),
  });
  return (
    <>
      <div className="grid gap-x-5 gap-y-6 sm:grid-cols-2">
        <TextField {...about('companyName')} autoComplete="organization" />
        <TextField {...about('website')} type="url" autoComplete="url" placeholder="example.com" />
        <TextField {...about('contactName')} autoComplete="name" />
        {hasAddress && <TextField {...about('contactEmail')} type="email" autoComplete="email" />}
      </div>
      <TextField {...about('title')} hint="Your solution in a few words." />
      <MarkdownField
        {...about('pitch')}
        hint="What it does, how you know that it works, and what you would need. Markdown works."
      />
      {questions.map((question) => {
        const { id, text, kind, isRequired } = question;
        const Field = kind === 'long' ? LongTextField : TextField;
        const field: FormField = `answers.${id}`;
        return (
          <Field
            key={id}
            id={field}
            label={text}
            isRequired={isRequired}
            value={draft.answers[id]?.answer ?? ''}
            onChange={(value) => saved.answer(question, value)}
            maxLength={limits.answerCharacters}
            problem={problemAt(field)}
          />
        );
      })}
    </>
  );
}
