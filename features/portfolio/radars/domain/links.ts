/** Paths of screens. */
export const linkToRadar = (id: string): string => `/radars/${id}`;
export const linkToRound = (radarId: string, id: string): string =>
  `${linkToRadar(radarId)}/rounds/${id}`;
export const linkToPublicRadar = (slug: string, id: string): string => `/c/${slug}/radars/${id}`;
/** The only page that other sites may frame, those in EMBED_ORIGINS. */
export const linkToEmbeddedRadar = (slug: string, id: string): string =>
  `${linkToPublicRadar(slug, id)}/embed`;
