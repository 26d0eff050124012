/** The screen that opens a file with a new link, by its id or the name of one's own. */
export const linkToFile = (idOrName: string): string => `/files/${encodeURIComponent(idOrName)}`;
