export const linkToRoleRequests = '/admin/requests';

/** What its `show` lists, as the endpoint is asked for it. */
export const roleRequestViews = {
  needsYou: { needsYou: 'true' },
  pending: { status: 'PENDING' },
  decided: {},
} as const;
export type RoleRequestView = keyof typeof roleRequestViews;

/** Those that the reader may decide. */
export const linkToOwnDecisions = `${linkToRoleRequests}?show=${'needsYou' satisfies RoleRequestView}`;
