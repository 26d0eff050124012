export const linkToProfile = (userId: string): string => `/profile/${userId}`;
