/** The URL of a collection. */
export const linkToCollection = (id: string): string => `/collection/${id}`;
