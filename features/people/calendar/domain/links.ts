/** What calendars subscribe to. Whoever knows its token reads it. */
export const linkToFeed = (token: string): string => `/calendar/${token}.ics`;
