import { sql } from 'drizzle-orm';
import { userSystemRoles } from '#core/server/tables/users.ts';

/** A condition on `user_system_roles`: the role is held now. One whose end has passed is not. */
export const isHeld = sql<boolean>`(${userSystemRoles.endsAt} is null or ${userSystemRoles.endsAt} > now())`;
