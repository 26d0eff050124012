import { useState } from 'react';
import { personName } from '#core/domain/identity/names.ts';
import { pluralize } from '#core/domain/format.ts';
import { noticeText } from '#core/domain/notices.ts';
import { useRecordMutation } from '#core/web/sync/use-record-mutation.ts';
import { call } from '#core/web/transport/call.ts';
import type {
  AccountAction,
  AccountOutcome,
} from '#features/people/users/domain/account-actions.ts';
import { userLimits } from '#features/people/users/domain/limits.ts';
import type { ManagedUser } from '#features/people/users/domain/managed-user.ts';
import { act } from '#features/people/users/domain/management-endpoints.ts';
import { userNotices } from '#features/people/users/domain/notices.ts';
import { aboutUsers } from './user-cache.ts';

/** The same for several people. */
interface Part {
  readonly users: readonly ManagedUser[];
  readonly action: AccountAction;
}
interface Change {
  readonly parts: readonly Part[];
  /** Where they move to, in words. */
  readonly place: string;
  readonly isUndo?: boolean;
}

/** Somebody whom the action was refused for. */
export interface RefusedUser {
  readonly name: string;
  readonly reason: string;
}

async function send({ parts }: Change): Promise<AccountOutcome[]> {
  const outcomes: AccountOutcome[] = [];
  for (const { users, action } of parts) {
    const ids = users.map(({ id }) => id);
    for (let from = 0; from < ids.length; from += userLimits.actedOnMost) {
      const userIds = ids.slice(from, from + userLimits.actedOnMost);
      outcomes.push(...(await call(act, { body: { userIds, action } })));
    }
  }
  return outcomes;
}

const opposites = {
  assign: 'remove',
  remove: 'assign',
  enable: 'disable',
  disable: 'enable',
} as const;

/** What takes an action back, for those it was done for; nobody is signed in again. */
function undoOf({ parts }: Change, outcomes: readonly AccountOutcome[]): Change | null {
  const done = new Set(
    outcomes.filter(({ outcome }) => outcome === 'done').map(({ userId }) => userId),
  );
  const back = parts.flatMap(({ users, action }): Part[] => {
    const concerned = users.filter(({ id }) => done.has(id));
    if (action.what === 'sign out') return [];
    if (action.what !== 'move') {
      return [
        { users: concerned, action: { ...action, what: opposites[action.what] } as AccountAction },
      ];
    }
    const before = Map.groupBy(concerned, ({ corporation }) => corporation?.id ?? null);
    return [...before].map(([corporationId, some]) => ({
      users: some,
      action: { what: 'move', corporationId },
    }));
  });
  const some = back.filter(({ users }) => users.length > 0);
  return some.length === 0 ? null : { parts: some, place: 'where they were', isUndo: true };
}

function noticeOf(outcomes: readonly AccountOutcome[], { parts, place }: Change): string | null {
  const action = parts[0]?.action;
  const done = outcomes.filter(({ outcome }) => outcome === 'done').length;
  const people = pluralize(done, 'person', 'people');
  if (action === undefined) return null;
  if (done === 0) {
    const unchanged = outcomes.filter(({ outcome }) => outcome === 'unchanged').length;
    if (unchanged === 0) return null;
    const all = pluralize(unchanged, 'person', 'people');
    return noticeText(userNotices['people.unchanged'], { people: all });
  }
  const role = 'role' in action ? action.role : '';
  return noticeText(userNotices[`people.${action.what}`], { people, role, corporation: place });
}

/** Acts on several people; whoever it was refused for is named with the reason. */
export function useAccountActions() {
  const [refused, setRefused] = useState<readonly RefusedUser[]>([]);
  const { mutate, isPending } = useRecordMutation({
    record: 'users',
    send,
    refetched: aboutUsers,
    confirm: (outcomes, { parts }) => {
      const names = new Map(
        parts.flatMap(({ users }) => users.map((user) => [user.id, personName(user)] as const)),
      );
      setRefused(
        outcomes.flatMap(({ userId, reason }) =>
          reason === null ? [] : [{ name: names.get(userId) ?? userId, reason }],
        ),
      );
    },
    show: (change: Change) => ({
      undo: (outcomes: AccountOutcome[]) =>
        change.isUndo === true ? null : undoOf(change, outcomes),
    }),
    notice: noticeOf,
  });
  return {
    act: (users: readonly ManagedUser[], action: AccountAction, place = '') =>
      mutate({ parts: [{ users, action }], place }),
    isPending,
    refused,
    forget: () => setRefused([]),
  };
}
