import { useMutation, useQueryClient } from '@tanstack/react-query';
import { callUntilAnswered } from '#core/web/transport/call-until-answered.ts';
import { queryKeyOf } from '#core/web/transport/query-options.ts';
import { get, scores, update } from '#features/portfolio/pitch-days/domain/endpoints.ts';
import type {
  PitchDayChange,
  PitchDayPage,
  PlannedPair,
} from '#features/portfolio/pitch-days/domain/pitch-day.ts';
import { toastError } from '#ui/toasts.ts';

type Change = Omit<PitchDayChange, 'version'>;
/** A change of the day as it is when it is sent, so that several in a row build on each other. */
type ChangeOf = (day: PitchDayPage) => Change;

const dayWith = (day: PitchDayPage, change: Change): PitchDayPage => {
  const pairs = change.pairs?.map((pair) => ({ ...pair, reason: pair.reason ?? null }));
  const needs = new Map(change.opportunities?.map((one) => [one.id, one.wanted]));
  const capacity = new Map(change.companies?.map((one) => [one.id, one.capacity]));
  return {
    ...day,
    ...(pairs && { pairs }),
    opportunities: day.opportunities.map((one) => ({
      ...one,
      wanted: needs.get(one.id) ?? one.wanted,
    })),
    companies: day.companies.map((one) => ({
      ...one,
      capacity: capacity.get(one.company.id) ?? one.capacity,
    })),
  };
};

/** Changes a day: shown at once, sent one after the other, and read again when one is refused. */
export function useChange(id: string) {
  const client = useQueryClient();
  const queryKey = queryKeyOf(get, { params: { id } });
  const { mutate } = useMutation({
    scope: { id: `pitch day ${id}` },
    mutationFn: async (changeOf: ChangeOf) => {
      const day = client.getQueryData<PitchDayPage>(queryKey);
      if (!day) return null;
      const change = changeOf(day);
      const answer = await callUntilAnswered(update, {
        params: { id },
        body: { version: day.version, ...change },
      });
      if (change.companies || change.opportunities)
        void client.invalidateQueries({ queryKey: queryKeyOf(scores, { params: { id } }) });
      return answer;
    },
    onMutate: (changeOf) => {
      client.setQueryData<PitchDayPage>(queryKey, (day) => day && dayWith(day, changeOf(day)));
    },
    onSuccess: (day) => {
      if (day) client.setQueryData(queryKey, day);
    },
    onError: (error) => {
      toastError(error);
      void client.invalidateQueries({ queryKey });
    },
  });
  return mutate;
}

export const opportunitiesOf = ({ opportunities }: PitchDayPage) =>
  opportunities.map(({ id, wanted }) => ({ id, wanted }));
export const companiesOf = ({ companies }: PitchDayPage) =>
  companies.map(({ company, capacity }) => ({ id: company.id, capacity }));

export type PairKey = Pick<PlannedPair, 'opportunityId' | 'companyId'>;
export const isPair = (one: PairKey, other: PairKey): boolean =>
  one.opportunityId === other.opportunityId && one.companyId === other.companyId;

/** The day's pairs with this one pinned, forbidden, or neither. */
export const withPair = (
  { pairs }: PitchDayPage,
  key: PairKey,
  state: PlannedPair['state'] | null,
  reason: string | null = null,
): PlannedPair[] => [
  ...pairs.filter((pair) => !isPair(pair, key)),
  ...(state === null ? [] : [{ ...key, state, reason }]),
];
