import type { Question, QuestionDraft } from '#features/cases/corporations/domain/question.ts';

/** Questions that are not saved yet, as a form draws them. */
export const previewedQuestions = (questions: readonly QuestionDraft[]): Question[] =>
  questions.map(({ options, ...question }, place) => ({
    ...question,
    id: question.id ?? `new-${place}`,
    text: question.text.trim() || `Question ${place + 1}`,
    options: options?.map((option, nth) => ({ ...option, id: option.id ?? `new-${nth}` })),
  }));
