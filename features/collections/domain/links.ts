/** Where a collection is shown. */
export const linkToCollection = (id: string): string => `/collection/${id}`;
