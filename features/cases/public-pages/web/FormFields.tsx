import type { Question } from '#features/cases/corporations/domain/question.ts';
import { formLabels } from '#features/cases/public-pages/domain/field-labels.ts';
import type { EnteredAnswer } from '#features/cases/submissions/domain/answer-values.ts';
import { AnswerField } from '#features/cases/submissions/web/shared/AnswerField.tsx';
import { TextField } from '#ui/Field.tsx';
import { MarkdownField } from '#ui/MarkdownField.tsx';
import { enteredFor, fileAnswering, type Draft, type FieldName, type SavedFile } from './draft.ts';
import { FileAnswerField } from './FileAnswerField.tsx';
import { mostCharacters, type FormField } from './form-problems.ts';
import type { Uploads } from '#features/cases/files/web/shared/use-uploads.ts';

/** The label of a field. */
export function labelOf(field: FormField, questions: readonly Question[]): string {
  if (field === 'files') return 'Files';
  if (field === 'terms') return 'Terms';
  if (!field.startsWith('answers.')) return formLabels[field as FieldName];
  return questions.find(({ id }) => field === `answers.${id}`)?.text ?? 'Question';
}

interface Props {
  readonly draft: Pick<Draft, 'fields' | 'answers' | 'files'>;
  readonly questions: readonly Question[];
  readonly saved: {
    readonly write: (name: FieldName, value: string) => void;
    readonly answer: (question: Question, entered: EnteredAnswer) => void;
    readonly removeFile: (file: SavedFile) => void;
  };
  readonly uploads: Uploads;
  readonly problemAt: (field: FormField) => string | undefined;
  /** The address that the secret link went to stays: it is not asked again. */
  readonly hasAddress?: boolean;
}

/** The submitter's details, the submission, and the questions of the form. */
export function FormFields(props: Props) {
  const { draft, questions, saved, uploads, problemAt, hasAddress = true } = props;
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
        const field: FormField = `answers.${question.id}`;
        const problem = problemAt(field);
        return (
          <AnswerField
            key={question.id}
            id={field}
            question={question}
            isRequired={question.isRequired}
            entered={enteredFor(draft, question)}
            onChange={(entered) => saved.answer(question, entered)}
            problem={problem}
            file={
              <FileAnswerField
                id={field}
                question={question}
                saved={fileAnswering(draft.files, question)}
                uploads={uploads}
                onRemove={saved.removeFile}
                problem={problem}
              />
            }
          />
        );
      })}
    </>
  );
}
