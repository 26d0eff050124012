/** Paths of screens. */
export const linkToSpotlight = '/spotlight';
export const linkToPublicSpotlight = (slug: string): string => `/c/${slug}/spotlight`;
