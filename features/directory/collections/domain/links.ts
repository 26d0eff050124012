/** The URL of a collection. */
export const linkToCollection = (id: string): string => `/collection/${id}`;

/** The URL of a collection with what is proposed for it beside it. */
export const linkToProposals = (id: string): string => `${linkToCollection(id)}?proposals=true`;

/** The URL of a collection with its blacklist beside it. */
export const linkToBlacklist = (id: string): string => `${linkToCollection(id)}?blacklist=true`;
