import { everybody, type Expectation } from '#core/tests/expectation.ts';
import type { FixtureResources } from '#core/tests/fixture.ts';

const ofOneself = `
  own                204 204 204 204 204 204 204 204 204 404
  same corporation   404 404 404 404 404 404 404 404 404 404
  other corporation  404 404 404 404 404 404 404 404 404 404
  missing            404 404 404 404 404 404 404 404 404 404`;
const nothing = `
  own                404 404 404 404 404 404 404 404 404 404
  same corporation   404 404 404 404 404 404 404 404 404 404
  other corporation  404 404 404 404 404 404 404 404 404 404
  missing            404 404 404 404 404 404 404 404 404 404`;

/** The notification of the fixture is about a thing with its own id. */
const mutedThing = ({ notificationId }: FixtureResources) => ({
  params: { subject: 'submission', subjectId: notificationId },
});

/** Who may call the endpoints of this feature, row by row. */
export const expectations: Readonly<Record<string, Expectation>> = {
  'notifications.list': { unauthenticated: 401, persons: everybody },
  'notifications.unread': { unauthenticated: 401, persons: everybody },
  // For everybody's own, also for the foundry; an unverified address sees none.
  'notifications.read': {
    input: ({ notificationId }) => ({ params: { id: notificationId } }),
    unauthenticated: 401,
    persons: ofOneself,
  },
  'notifications.markUnread': {
    input: ({ notificationId }) => ({ params: { id: notificationId } }),
    unauthenticated: 401,
    persons: ofOneself,
  },
  'notifications.groups': { unauthenticated: 401, persons: everybody },
  // A thing that one was notified of.
  'notifications.mute': { input: mutedThing, unauthenticated: 401, persons: ofOneself },
  'notifications.unmute': {
    input: mutedThing,
    unauthenticated: 401,
    persons: 'any  204 204 204 204 204 204 204 204 204 204',
  },
  'notifications.settings': { unauthenticated: 401, persons: everybody },
  'notifications.changeSettings': {
    input: () => ({ body: { mails: 'daily' } }),
    unauthenticated: 401,
    persons: everybody,
  },
  // The key in a mail is the permission; these are not keys.
  'subscriptions.subscription': {
    input: () => ({ params: { key: 'forged' } }),
    unauthenticated: 'as persons',
    persons: nothing,
  },
  'subscriptions.unsubscribe': {
    input: () => ({ params: { key: 'forged' }, body: { isEverything: true } }),
    unauthenticated: 'as persons',
    persons: nothing,
  },
  'notifications.readAll': {
    unauthenticated: 401,
    persons: 'any  204 204 204 204 204 204 204 204 204 204',
  },
};
