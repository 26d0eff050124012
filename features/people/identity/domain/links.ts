/** Keys stand behind `#`: browsers send that part to no server, so they are in no log. */

const linkToReset = '/reset-password';
export const linkToSignIn = '/signin';
export const linkToSecurity = '/settings/security';
export const linkToResetWith = (key: string) => `${linkToReset}#${key}`;
export const linkToEmailWith = (key: string) => `/verify-email#${key}`;
