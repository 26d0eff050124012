import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';
import { eq, sql } from 'drizzle-orm';
import type { Command } from 'commander';
import { systemRoleNames } from '#core/domain/authorization/system-role.ts';
import { splitDisplayName, displayNameFromEmail } from '#core/domain/identity/names.ts';
import { createAccount } from '#features/identity/server/public/accounts.ts';
import { corporationBySlug } from '#features/imports/server/corporation-by-slug.ts';
import { authUsers } from '#core/server/tables/identity.ts';
import { systemRoles, userSystemRoles } from '#core/server/tables/users.ts';
import { CommandError } from './command-error.ts';
import { withDatabase } from './with-database.ts';

interface Options {
  name?: string;
  corporation?: string;
  role?: string;
}

/** Prompted for, not an argument: arguments are visible to everybody on the machine. */
async function askPassword(): Promise<string> {
  const silence = new Writable({ write: (_chunk, _encoding, done) => done() });
  if (process.stdin.isTTY) process.stderr.write('Password: ');
  const reader = createInterface({
    input: process.stdin,
    output: silence,
    terminal: process.stdin.isTTY,
  });
  try {
    return await reader.question('');
  } finally {
    reader.close();
    process.stderr.write('\n');
  }
}

async function createUser(email: string, options: Options): Promise<void> {
  if (!/^[^\s@]+@[^\s@]+\.[^\s@]+$/u.test(email))
    throw new CommandError(`“${email}” is not an e-mail address.`);
  const role = systemRoleNames.find((name) => name === options.role);
  if (options.role !== undefined && role === undefined) {
    throw new CommandError(
      `There is no system role “${options.role}”. Known: ${systemRoleNames.join(', ')}.`,
    );
  }
  await withDatabase(async ({ db }, settings) => {
    const known = await db
      .select({ id: authUsers.id })
      .from(authUsers)
      .where(sql`lower(${authUsers.email}) = ${email.toLowerCase()}`);
    if (known.length > 0) throw new CommandError(`There is an account for ${email} already.`);
    const corporation = options.corporation
      ? await corporationBySlug(db, options.corporation)
      : null;
    if (options.corporation && corporation === null) {
      throw new CommandError(
        `There is no corporation with the short name “${options.corporation}”.`,
      );
    }
    const password = await askPassword();
    if (password.length < settings.passwordMinLength) {
      throw new CommandError(
        `The password must be ${settings.passwordMinLength} characters long or more.`,
      );
    }
    await db.transaction(async (tx) => {
      const userId = await createAccount(tx, {
        email,
        password,
        ...splitDisplayName(options.name ?? displayNameFromEmail(email)),
        title: null,
        corporationId: corporation?.id ?? null,
        isFoundryUser: false,
      });
      if (role === undefined) return;
      const [found] = await tx.select().from(systemRoles).where(eq(systemRoles.name, role));
      if (found) await tx.insert(userSystemRoles).values({ userId, systemRoleId: found.id });
    });
    process.stdout.write(`${email} can sign in now.\n`);
  });
}

/** `outrider user create ann@skf.com --role Superuser` */
export function addUserCommand(program: Command): void {
  program
    .command('user')
    .description('People who can sign in.')
    .command('create')
    .description('Makes an account. The password is asked for, or read from standard input.')
    .argument('<email>')
    .option('--name <name>', 'first and last name; else made from the address')
    .option('--corporation <name>', 'short name of the corporation they belong to')
    .option('--role <role>', systemRoleNames.join(', '))
    .action(createUser);
}
