/** Where an installation without accounts gets its first one. */
export const linkToSetup = '/setup';
