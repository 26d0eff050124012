import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { SystemRoleName } from '#core/domain/authorization/system-role.ts';
import { splitDisplayName } from '#core/domain/identity/names.ts';
import { messageOf } from '#core/domain/message-of.ts';
import { useSession } from '#core/web/session/use-session.ts';
import { identityLimits } from '#features/people/identity/domain/limits.ts';
import {
  readInvitedAddresses,
  type InvitedAddress,
} from '#features/people/users/domain/invited-addresses.ts';
import { useDebounced } from '#ui/use-debounced.ts';
import { invitationCalls } from './invitation-calls.ts';
import { aboutUsers } from './user-cache.ts';

const lookupDelayMs = 300;

/** What became of an address. `link`: null: it was mailed. */
export type InviteResult =
  | { readonly isInvited: true; readonly link: string | null }
  | { readonly isInvited: false; readonly problem: string };

export interface InviteRow extends InvitedAddress {
  /** Null: neither an account nor an invitation is known. */
  readonly state: 'member' | 'invited' | null;
  readonly role: SystemRoleName | null;
  readonly result: InviteResult | undefined;
}

const isLeft = ({ state, result }: InviteRow): boolean =>
  state !== 'member' && result?.isInvited !== true;

/**
 * Several addresses with a role each, and what becomes of them one after another. `only`: to this
 * corporation, without roles.
 */
export function useInviteForm(only: string | undefined) {
  const calls = invitationCalls(only);
  const client = useQueryClient();
  const { person } = useSession();
  const [text, setText] = useState('');
  const [corporationId, setCorporationId] = useState(person.corporationId);
  const [role, setRole] = useState<SystemRoleName | null>(null);
  const [ownRoles, setOwnRoles] = useState<Readonly<Record<string, SystemRoleName | null>>>({});
  const [results, setResults] = useState<Readonly<Record<string, InviteResult>>>({});
  const [isBusy, setIsBusy] = useState(false);

  const { people, unreadable } = readInvitedAddresses(text);
  const emails = people.slice(0, identityLimits.invitedMost).map(({ email }) => email);
  const settled = useDebounced(emails.join('\n'), lookupDelayMs);
  const { data } = useQuery({
    ...calls.lookup(settled === '' ? [] : settled.split('\n')),
    placeholderData: (before) => before,
  });
  const stateOf = new Map(data?.known.map(({ email, state }) => [email, state]));
  const rows = people.map(({ email, name }): InviteRow => {
    const own = Object.hasOwn(ownRoles, email) ? ownRoles[email] : role;
    const result = results[email];
    return { email, name, state: stateOf.get(email) ?? null, role: own ?? null, result };
  });
  const left = rows.filter(isLeft);

  async function inviteOne({ email, name, role: systemRole }: InviteRow): Promise<InviteResult> {
    try {
      const invited = { email, ...splitDisplayName(name), corporationId, role: systemRole };
      const answer = await calls.invite(invited);
      return { isInvited: true, link: answer?.link ?? null };
    } catch (error) {
      return { isInvited: false, problem: messageOf(error) };
    }
  }

  /** One after another: what is done stays done. Resolves to whether all were mailed. */
  async function send(): Promise<boolean> {
    setIsBusy(true);
    const outcomes: InviteResult[] = [];
    for (const row of left) {
      const result = await inviteOne(row);
      outcomes.push(result);
      setResults((before) => ({ ...before, [row.email]: result }));
    }
    setIsBusy(false);
    await Promise.all(aboutUsers.map((filters) => client.invalidateQueries(filters)));
    return outcomes.every((result) => result.isInvited && result.link === null);
  }

  return {
    text,
    setText,
    corporationId,
    setCorporationId,
    role,
    setRole,
    setOwnRole: (email: string, own: SystemRoleName | null) =>
      setOwnRoles((before) => ({ ...before, [email]: own })),
    rows,
    left,
    unreadable,
    isTooMany: people.length > identityLimits.invitedMost,
    sendsMail: data?.sendsMail ?? true,
    isBusy,
    send,
  };
}
