import { useMutation, useQueryClient } from '@tanstack/react-query';
import { callUntilAnswered } from '#core/web/transport/call-until-answered.ts';
import { queryKeyOf } from '#core/web/transport/query-options.ts';
import { clashesOfMove, movedTo } from '#features/portfolio/pitch-days/domain/clash.ts';
import { get, moveSession } from '#features/portfolio/pitch-days/domain/endpoints.ts';
import type { Place } from '#features/portfolio/pitch-days/domain/schedule-problem.ts';
import { placeWords } from '#features/portfolio/pitch-days/web/day-words.ts';
import {
  namesOf,
  sessionName,
  type PitchDayPage,
} from '#features/portfolio/pitch-days/web/shown-day.ts';
import { toast, toastError } from '#ui/toasts.ts';

/** Why a session cannot move to a place, as far as the reader sees; the server decides. */
export function clashOfMove(day: PitchDayPage, id: string, place: Place): string | null {
  const names = namesOf(day);
  const shared = new Map(day.opportunities.map((one) => [one.id, new Set(one.sharesPeopleWith)]));
  const [clash] = clashesOfMove(day.sessions, id, place, {
    ...names,
    sharesPeople: (one, other) => shared.get(one)?.has(other) === true,
  });
  return clash ?? null;
}

/** Moves a session: shown at once, and back where it was if it is refused. */
export function useMove(day: PitchDayPage) {
  const client = useQueryClient();
  const queryKey = queryKeyOf(get, { params: { id: day.id } });
  const { mutate } = useMutation({
    scope: { id: `pitch day ${day.id}` },
    mutationFn: ({ id: sessionId, ...body }: Place & { readonly id: string }) =>
      callUntilAnswered(moveSession, { params: { id: day.id, sessionId }, body }),
    onMutate: ({ id, slot, room }) => {
      client.setQueryData<PitchDayPage>(
        queryKey,
        (current) =>
          current && {
            ...current,
            sessions: movedTo(current.sessions, id, { slot, room }) ?? current.sessions,
          },
      );
    },
    onSuccess: (answer, { id, slot, room }) => {
      if (!answer) return;
      client.setQueryData(queryKey, answer);
      const session = answer.sessions.find((one) => one.id === id);
      if (session)
        toast(`${sessionName(answer, session)} moved to ${placeWords(answer, slot, room)}.`);
    },
    onError: (error) => {
      toastError(error);
      void client.invalidateQueries({ queryKey });
    },
  });
  return (id: string, place: Place) => {
    const clash = clashOfMove(day, id, place);
    if (clash === null) mutate({ id, ...place });
    else toast(clash, 'bad');
  };
}
