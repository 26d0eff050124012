import type { Question, QuestionDraft } from './public-page.ts';

/**
 * The questions as they are to be stored. An id lives as long as an answer does: another wording,
 * place or requirement keeps it, another kind is another question. Whoever sends no ids, as pages did
 * before there were any, names a question by its wording.
 */
export function questionsWithIds(
  drafts: readonly QuestionDraft[],
  before: readonly Question[],
  newId: () => string,
): Question[] {
  const named = new Set(drafts.map(({ id }) => id));
  const byWording = new Map(
    before.flatMap(({ id, text }) => (named.has(id) ? [] : [[text, id] as const])),
  );
  const free = new Map(before.map((question) => [question.id, question]));
  return drafts.map(({ id: draftId, ...draft }) => {
    const id = draftId ?? byWording.get(draft.text);
    const question = id === undefined ? undefined : free.get(id);
    if (question?.kind !== draft.kind) return { id: newId(), ...draft };
    free.delete(question.id);
    return { id: question.id, ...draft };
  });
}

/** Those that had another wording before. */
export const rewordedQuestions = (
  before: readonly Question[],
  after: readonly Question[],
): Question[] =>
  after.filter(({ id, text }) =>
    before.some((question) => question.id === id && question.text !== text),
  );
