import { users } from '#core/server/tables/users.ts';

/** Section 3, "User". */
export const userColumns = {
  id: users.id,
  authId: users.authId,
  photoUrl: users.photoUrl,
  firstName: users.firstName,
  lastName: users.lastName,
  email: users.email,
  linkedin: users.linkedin,
  isFoundryUser: users.isFoundryUser,
};
