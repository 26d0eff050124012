import { EmailAddress } from '#core/domain/identity/email-address.ts';
import { sql } from 'drizzle-orm';
import { systemRoleNames, type SystemRoleName } from '#core/domain/authorization/system-role.ts';
import { splitDisplayName, displayNameFromEmail } from '#core/domain/identity/names.ts';
import { createAccount } from '#features/people/identity/server/shared/accounts.ts';
import { corporationBySlug } from '#features/directory/imports/server/corporation-by-slug.ts';
import { assignRole } from '#features/people/users/server/shared/system-roles.ts';
import { authUsers } from '#core/server/tables/identity.ts';
import { askPassword } from './ask-password.ts';
import { CommandError } from './command-error.ts';
import { withDatabase } from './with-database.ts';

interface Options {
  name?: string;
  corporation?: string;
  role?: string;
}

/** @throws CommandError */
export function systemRoleNamed(name: string): SystemRoleName {
  const role = systemRoleNames.find((one) => one === name);
  if (role !== undefined) return role;
  throw new CommandError(
    `There is no system role “${name}”. Known: ${systemRoleNames.join(', ')}.`,
  );
}

export async function createUser(typed: string, options: Options): Promise<void> {
  const { data: email } = EmailAddress.safeParse(typed);
  if (email === undefined) throw new CommandError(`“${typed}” is not an email address.`);
  const role = options.role === undefined ? null : systemRoleNamed(options.role);
  await withDatabase(async ({ db }, settings) => {
    const accounts = await db
      .select({ id: authUsers.id })
      .from(authUsers)
      .where(sql`lower(${authUsers.email}) = ${email.toLowerCase()}`);
    if (accounts.length > 0) throw new CommandError(`There is an account for ${email} already.`);
    const corporation = options.corporation
      ? await corporationBySlug(db, options.corporation)
      : null;
    if (options.corporation && corporation === null) {
      throw new CommandError(
        `There is no corporation with the short name “${options.corporation}”.`,
      );
    }
    const password = await askPassword();
    await createAccount(
      db,
      {
        email,
        password,
        ...splitDisplayName(options.name ?? displayNameFromEmail(email)),
        title: null,
        corporationId: corporation?.id ?? null,
        isFoundryUser: false,
      },
      settings.passwordMinLength,
      async (tx, userId) => {
        if (role !== null) await assignRole(tx, { userId, actorId: null }, role);
      },
    );
    process.stdout.write(`${email} can sign in now.\n`);
  });
}
