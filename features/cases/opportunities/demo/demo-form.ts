import type { Question } from '#features/cases/corporations/domain/question.ts';
import { newId } from '#core/server/tables/columns.ts';

/** The opportunity of the demonstration that asks more than its corporation does at first. */
const askedBy = 'Grease that lasts ten years';

const optionsOf = (...labels: string[]) => labels.map((label) => ({ id: newId(), label }));

const ownQuestions = (): Question[] => [
  {
    id: newId(),
    text: 'Up to which temperature was it tested?',
    kind: 'number',
    isRequired: false,
    help: 'In °C, for at least 500 hours.',
    least: 0,
    most: 400,
  },
  {
    id: newId(),
    text: 'Which thickener does it use?',
    kind: 'choice',
    isRequired: false,
    options: optionsOf('Lithium', 'Calcium sulfonate', 'Polyurea', 'Another'),
  },
  {
    id: newId(),
    text: 'What can you send within two weeks?',
    kind: 'choices',
    isRequired: false,
    options: optionsOf('Data sheet', 'Ageing curves', 'Sample of 500 g'),
  },
  {
    id: newId(),
    text: 'Results of the FE9 test may be shared within the corporation.',
    kind: 'consent',
    isRequired: false,
  },
];

/** What the form of an opportunity asks: what its corporation asks at first, and its own questions. */
export const demoForm = (name: string, defaults: readonly Question[]): Question[] => [
  ...defaults,
  ...(name === askedBy ? ownQuestions() : []),
];
