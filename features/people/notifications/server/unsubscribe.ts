import { eq } from 'drizzle-orm';
import { weeklyMailKind } from '#features/people/notifications/domain/notification.ts';
import { refusals } from '#core/domain/refusals.ts';
import type { EventCatalogue } from '#core/domain/events/events.ts';
import type * as endpoints from '#features/people/notifications/domain/unsubscribe-endpoints.ts';
import type { Queryable } from '#core/platform/database/open.ts';
import { refused } from '#core/platform/http/refused.ts';
import type { Handlers } from '#core/server/endpoints/routes.ts';
import { users } from '#core/server/tables/users.ts';
import { changeSettings, channelOf, findSettings } from './settings.ts';
import type { Subscription, UnsubscribeKeys } from './unsubscribe-key.ts';

/** `owner@skf.example` → `o•••@skf.example`. */
function hiddenAddress(email: string): string {
  const [name = '', domain = ''] = email.split('@');
  return `${name.slice(0, 1)}•••@${domain}`;
}

/** Ends the mails of a subscription. Done twice it is no error. */
export async function endSubscription(
  db: Queryable,
  catalogue: EventCatalogue,
  { userId, kind }: Subscription,
): Promise<void> {
  const change = () => {
    if (kind === weeklyMailKind) return { weeklyMail: false };
    const isKnown = kind !== null && catalogue.notifications.has(kind);
    return isKnown ? { channels: [{ kind, channel: 'app' as const }] } : { mails: 'off' as const };
  };
  await changeSettings(db, catalogue, userId, change());
}

/** A key of a person who is gone is as unknown as a forged one. */
async function loadSubscription(db: Queryable, keys: UnsubscribeKeys, key: string) {
  const subscription = keys.read(key);
  if (subscription === null) throw refused(refusals.notFound);
  const [user] = await db
    .select({ email: users.email })
    .from(users)
    .where(eq(users.id, subscription.userId));
  if (!user) throw refused(refusals.notFound);
  return { ...subscription, email: user.email };
}

export const unsubscribeHandlers = (
  catalogue: EventCatalogue,
  keys: UnsubscribeKeys,
): Handlers<typeof endpoints> => ({
  async subscription({ params, db }) {
    const { userId, kind, email } = await loadSubscription(db, keys, params.key);
    const settings = await findSettings(db, userId);
    const isMailed =
      kind === weeklyMailKind
        ? settings.weeklyMail
        : kind === null || channelOf(catalogue, settings, kind) === 'mail';
    const isSubscribed = settings.mails !== 'off' && isMailed;
    return { address: hiddenAddress(email), kind, isSubscribed };
  },

  async unsubscribe({ params, body, db }) {
    const { userId, kind } = await loadSubscription(db, keys, params.key);
    await endSubscription(db, catalogue, { userId, kind: body.isEverything ? null : kind });
    return null;
  },
});
