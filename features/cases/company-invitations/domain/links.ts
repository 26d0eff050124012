/** The page of the invited. Its key is a secret. */
export const linkToInvitation = (key: string): string => `/invited/${key}`;
/** The same page, at the reasons for declining. */
export const linkToDecline = (key: string): string => `${linkToInvitation(key)}#decline`;
