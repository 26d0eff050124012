import { isChoice, type Question, type QuestionDraft } from './question.ts';

type Options = Question['options'];

/** The options to store. One keeps its id with another label; without an id it is new. */
function optionsWithIds(
  drafts: QuestionDraft['options'] = [],
  before: Options = [],
  newId: () => string,
): Options {
  const free = new Set(before.map(({ id }) => id));
  return drafts.map(({ id, label }) =>
    id !== undefined && free.delete(id) ? { id, label } : { id: newId(), label },
  );
}

/** Without what its kind has no use for. */
function questionOf(
  { id: _, options, least, most, help, ...draft }: QuestionDraft,
  id: string,
  before: Question | undefined,
  newId: () => string,
): Question {
  return {
    id,
    ...draft,
    ...(help !== undefined && { help }),
    ...(isChoice(draft) && { options: optionsWithIds(options, before?.options, newId) }),
    ...(draft.kind === 'number' && least !== undefined && { least }),
    ...(draft.kind === 'number' && most !== undefined && { most }),
  };
}

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
  return drafts.map((draft) => {
    const id = draft.id ?? byWording.get(draft.text);
    const question = id === undefined ? undefined : free.get(id);
    if (question?.kind !== draft.kind) return questionOf(draft, newId(), undefined, newId);
    free.delete(question.id);
    return questionOf(draft, question.id, question, newId);
  });
}

/** Those that had another wording before, or options with other labels. */
export const rewordedQuestions = (
  before: readonly Question[],
  after: readonly Question[],
): Question[] =>
  after.filter((question) => {
    const former = before.find(({ id }) => id === question.id);
    if (former === undefined) return false;
    const isRelabelled = ({ id, label }: { id: string; label: string }) =>
      former.options?.some((option) => option.id === id && option.label !== label) === true;
    return former.text !== question.text || question.options?.some(isRelabelled) === true;
  });
