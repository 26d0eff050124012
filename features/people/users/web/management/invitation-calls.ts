import { queryOptions } from '@tanstack/react-query';
import type { SystemRoleName } from '#core/domain/authorization/system-role.ts';
import { callUntilAnswered } from '#core/web/transport/call-until-answered.ts';
import { call } from '#core/web/transport/call.ts';
import { queryKeyOf } from '#core/web/transport/query-options.ts';
import * as ofCorporation from '#features/people/identity/domain/corporation-invitation-endpoints.ts';
import * as ofAll from '#features/people/identity/domain/invitation-endpoints.ts';

export interface InvitedPerson {
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly corporationId: string | null;
  readonly role?: SystemRoleName | null;
}

const readOnce = <Answer>(
  queryKey: readonly unknown[],
  read: (options: { readonly signal: AbortSignal }) => Promise<Answer>,
) => queryOptions({ queryKey, queryFn: ({ signal }) => read({ signal }), retry: false });

/** By which calls people are invited: to this corporation without a role, or anywhere. */
export function invitationCalls(corporationId: string | undefined) {
  if (corporationId === undefined) {
    return {
      listed: readOnce(queryKeyOf(ofAll.list), (options) => call(ofAll.list, {}, options)),
      lookup: (emails: string[]) =>
        readOnce(queryKeyOf(ofAll.lookup, { body: { emails } }), (options) =>
          call(ofAll.lookup, { body: { emails } }, options),
        ),
      invite: (person: InvitedPerson) => call(ofAll.invite, { body: person }),
      revoke: (userId: string) => callUntilAnswered(ofAll.revoke, { params: { id: userId } }),
    };
  }
  const params = { id: corporationId };
  return {
    listed: readOnce(queryKeyOf(ofCorporation.list, { params }), (options) =>
      call(ofCorporation.list, { params }, options),
    ),
    lookup: (emails: string[]) =>
      readOnce(queryKeyOf(ofCorporation.lookup, { params, body: { emails } }), (options) =>
        call(ofCorporation.lookup, { params, body: { emails } }, options),
      ),
    invite: ({ email, firstName, lastName }: InvitedPerson) =>
      call(ofCorporation.invite, { params, body: { email, firstName, lastName } }),
    revoke: (userId: string) =>
      callUntilAnswered(ofCorporation.revoke, { params: { id: corporationId, userId } }),
  };
}
