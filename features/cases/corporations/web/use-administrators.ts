import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { personName } from '#core/domain/identity/names.ts';
import { noticeText } from '#core/domain/notices.ts';
import { useRecordMutation } from '#core/web/sync/use-record-mutation.ts';
import { callUntilAnswered } from '#core/web/transport/call-until-answered.ts';
import { queryKeyOf } from '#core/web/transport/query-options.ts';
import { add, list, remove } from '#features/cases/corporations/domain/administrator-endpoints.ts';
import type { CorporationSettings } from '#features/cases/corporations/domain/settings.ts';
import type { Administrator } from '#features/people/users/domain/administrator.ts';
import { userNotices } from '#features/people/users/domain/notices.ts';

interface AdministratorChange {
  readonly person: Administrator;
  readonly isAdded: boolean;
}

const byName = (one: Administrator, other: Administrator) =>
  personName(one).localeCompare(personName(other));

/** Adds and removes administrators of a corporation: at once on the screen, with Undo. */
export function useAdministrators({
  id,
  name: corporation,
}: Pick<CorporationSettings, 'id' | 'name'>) {
  const client = useQueryClient();
  /** Why the last change was refused. */
  const [problem, setProblem] = useState<string>();
  const lists = { queryKey: queryKeyOf(list, { params: { id: String(id) } }) };
  const { mutate } = useRecordMutation({
    record: ({ person }: AdministratorChange) => `administrator ${person.id}`,
    send: ({ person, isAdded }) =>
      callUntilAnswered(isAdded ? add : remove, { params: { id: String(id), userId: person.id } }),
    shownIn: [lists],
    show: ({ person, isAdded }) => {
      setProblem(undefined);
      client.setQueriesData<Administrator[]>(lists, (all = []) => {
        const others = all.filter((one) => one.id !== person.id);
        return isAdded ? [...others, person].toSorted(byName) : others;
      });
      return { undo: () => ({ person, isAdded: !isAdded }) };
    },
    notice: (_, { person, isAdded }) =>
      noticeText(userNotices[isAdded ? 'administrator.added' : 'administrator.removed'], {
        name: personName(person),
        corporation,
      }),
    refused: (error) => setProblem(error.message),
    refetched: [lists],
  });
  return {
    problem,
    add: (person: Administrator) => mutate({ person, isAdded: true }),
    remove: (person: Administrator) => mutate({ person, isAdded: false }),
  };
}
