/** The webhooks of administration, with the log of one open. */
export const linkToWebhook = (id: string): string => `/admin/webhooks?webhook=${id}`;
