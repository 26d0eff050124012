import { everybody, type Expectation } from '#core/tests/expectation.ts';

/** Who may call the endpoints of this feature, row by row. */
export const expectations: Readonly<Record<string, Expectation>> = {
  'notifications.list': { unauthenticated: 401, persons: everybody },
  'notifications.unread': { unauthenticated: 401, persons: everybody },
  // For everybody's own, also for the foundry; an unverified address sees none.
  'notifications.read': {
    input: ({ notificationId }) => ({ params: { id: notificationId } }),
    unauthenticated: 401,
    persons: `
      own                204 204 204 204 204 204 204 204 204 404
      same corporation   404 404 404 404 404 404 404 404 404 404
      other corporation  404 404 404 404 404 404 404 404 404 404
      missing            404 404 404 404 404 404 404 404 404 404`,
  },
  'notifications.readAll': {
    unauthenticated: 401,
    persons: 'any  204 204 204 204 204 204 204 204 204 204',
  },
};
