import { formLabels } from '#features/cases/public-pages/domain/field-labels.ts';
import type { Draft, FieldName } from './draft.ts';

/** A field that somebody filled in. */
export interface TypedField {
  readonly label: string;
  readonly value: string;
}

/** What was typed into a form, in its order, without the form: its questions may be gone. */
export const typedFieldsOf = ({ fields, answers, files }: Draft): TypedField[] =>
  [
    ...(Object.keys(formLabels) as FieldName[]).map((name) => ({
      label: formLabels[name],
      value: fields[name],
    })),
    ...Object.values(answers).map(({ question, answer }) => ({ label: question, value: answer })),
    { label: 'Files', value: files.map(({ name }) => name).join('\n') },
  ].filter(({ value }) => value.trim() !== '');

/** All of it as text, each value below its label. */
export const copyTextOf = (typed: readonly TypedField[]): string =>
  typed.map(({ label, value }) => `${label}\n${value.trim()}\n`).join('\n');
