/** One’s own settings, whoever one is. */
export const linkToSettings = '/settings';
export const linkToOwnData = `${linkToSettings}/data`;

export const linkToProfile = (userId: string): string => `/profile/${userId}`;
