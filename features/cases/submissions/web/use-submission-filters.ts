import type { FilterDefinition, FilterProps } from '#core/web/views/filters/filter-definition.ts';
import {
  filterDefinitions,
  filterValues,
  isSet,
} from '#core/web/views/filters/filter-definition.ts';
import { useSession } from '#core/web/session/use-session.ts';
import type { Opportunity } from '#features/cases/opportunities/domain/opportunity.ts';
import { submissionLimits } from '#features/cases/submissions/domain/limits.ts';
import { filterLabels } from '#features/cases/submissions/domain/filter-choices.ts';
import {
  mayFilterBy,
  type SubmissionFilterName,
} from '#features/cases/submissions/domain/list-filters.ts';
import {
  submissionParams,
  type SubmissionsSearch,
} from '#features/cases/submissions/web/search-params.ts';
import {
  answerFields,
  answerFieldValues,
  isAnswerField,
  withAnswerFields,
} from './answer-fields.ts';
import { useSubmissionCounts } from './use-submission-counts.ts';

interface SubmissionFilters extends FilterProps {
  /** Those that the reader may set. */
  readonly offered: readonly FilterDefinition[];
}

const isFilterName = (name: string): name is SubmissionFilterName =>
  Object.hasOwn(filterLabels, name);

/** The filters of an opportunity's submissions: the fields of a submission and the questions of its form. */
export function useSubmissionFilters(
  opportunity: Opportunity,
  search: SubmissionsSearch,
  onChange: (next: SubmissionsSearch) => void,
): SubmissionFilters {
  const { person } = useSession();
  const counts = useSubmissionCounts(opportunity.id, search);
  const { answers, view } = search;
  const declared = filterDefinitions(submissionParams, {
    stage: counts?.stages,
    source: counts?.sources,
    country: counts?.countries ?? [],
  }).filter(({ param }) => param !== 'answers' && (param !== 'stage' || view !== 'board'));
  const fields = [...declared, ...answerFields(opportunity.questions ?? [], answers)];
  const values = Object.assign(filterValues(declared, search), answerFieldValues(answers));
  const isFull = (answers ?? []).length >= submissionLimits.answerFiltersMost;
  return {
    fields,
    values,
    offered: fields.filter((field) => {
      if (isAnswerField(field)) return !isFull || isSet(values[field.param]);
      return isFilterName(field.param) && mayFilterBy(person, opportunity, field.param);
    }),
    onChange(next) {
      const ofAnswers = Object.keys(next).some((param) => isAnswerField({ param }));
      const others = Object.fromEntries(
        Object.entries(next).filter(([param]) => !isAnswerField({ param })),
      ) as SubmissionsSearch;
      onChange(
        ofAnswers
          ? Object.assign(others, { answers: withAnswerFields(fields, answers, next) })
          : others,
      );
    },
  };
}
