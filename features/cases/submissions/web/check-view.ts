import { listOf, listText } from '#core/domain/filter-values.ts';
import type { CheckedValue, ValueCheck } from '#core/web/views/saved-view-values.ts';
import { defaultStages, stageNamed } from '#features/cases/corporations/domain/stages.ts';
import type { Opportunity } from '#features/cases/opportunities/domain/opportunity.ts';

type Checks = Readonly<Record<string, (value: unknown, of: Opportunity) => CheckedValue>>;

/** The filters whose values people add and remove. */
const checks: Checks = {
  stage(value, { stages = defaultStages }) {
    const names = listOf(String(value));
    const there = names.filter((name) => stageNamed(stages, name) !== undefined);
    return {
      value: there.length === 0 ? undefined : listText(there),
      gone: names.filter((name) => !there.includes(name)).map((name) => `the stage “${name}”`),
    };
  },
  answers(value, { questions }) {
    if (!Array.isArray(value) || questions === undefined) return { value, gone: [] };
    const filters: readonly { readonly questionId?: unknown }[] = value;
    const there = filters.filter(({ questionId }) => questions.some(({ id }) => id === questionId));
    return {
      value: there.length === 0 ? undefined : there,
      gone: there.length === filters.length ? [] : ['a question of the form'],
    };
  },
};

/** Finds what a saved view of an opportunity's submissions asks for and is there no longer. */
export const checkView =
  (opportunity: Opportunity): ValueCheck =>
  (name, value) =>
    checks[name]?.(value, opportunity) ?? { value, gone: [] };
