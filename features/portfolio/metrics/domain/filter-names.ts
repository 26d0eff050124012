export const userTypes = ['external_user', 'foundry_user'] as const;
export type UserType = (typeof userTypes)[number];

/** What figures can be filtered by. */
export const filterNames = ['corporation', 'opportunity', 'cycle', 'userType'] as const;
export type FilterName = (typeof filterNames)[number];
