import { createInterface } from 'node:readline/promises';
import type { Command } from 'commander';
import { and, eq } from 'drizzle-orm';
import type { Queryable } from '#core/platform/database/open.ts';
import { emit } from '#core/server/events/emit.ts';
import { corporationDomains, corporationTenants } from '#core/server/tables/corporations.ts';
import { corporationEvents } from '#features/cases/corporations/domain/events.ts';
import { corporationBySlug } from '#features/directory/imports/server/corporation-by-slug.ts';
import { CommandError } from './command-error.ts';
import { readSettingsOrFail } from './read-settings.ts';
import { checkProvider } from './sso-check.ts';
import { withDatabase } from './with-database.ts';

const print = (line: string) => void process.stdout.write(`${line}\n`);

/** Shows the address to sign in at, and reads where that ended. */
async function askForCode(address: string): Promise<string> {
  print(
    `\nSign in at this address, then paste the line or address that you end at (blank: leave out):`,
  );
  print(`\n${address}\n`);
  const reader = createInterface({ input: process.stdin, output: process.stderr });
  try {
    return await new Promise<string>((resolve) => {
      reader.once('close', () => resolve(''));
      void reader.question('> ').then(resolve);
    });
  } finally {
    reader.close();
  }
}

async function check(name: string): Promise<void> {
  const { providers, publicUrl } = readSettingsOrFail();
  const provider = providers.find(({ id }) => id === name.toLowerCase());
  if (provider === undefined) {
    const names = providers.map(({ id }) => id).join(', ') || 'none';
    throw new CommandError(`There is no provider “${name}” in the settings. Known: ${names}.`);
  }
  if (!(await checkProvider(provider, publicUrl, { print, ask: askForCode }))) {
    process.exitCode = 1;
  }
}

interface Options {
  readonly remove: boolean;
}

type Known = 'domain' | 'tenant';

/** What a corporation is known by: an email domain, or a tenant of Microsoft. */
const knownBy = {
  domain: { table: corporationDomains, column: corporationDomains.domain },
  tenant: { table: corporationTenants, column: corporationTenants.tenantId },
} as const;

/** Returns whether anything was changed. @throws CommandError it is another corporation's */
async function add(db: Queryable, kind: Known, value: string, corporationId: string) {
  const { table, column } = knownBy[kind];
  const made = await (kind === 'domain'
    ? db
        .insert(corporationDomains)
        .values({ domain: value, corporationId })
        .onConflictDoNothing()
        .returning({ owner: corporationDomains.corporationId })
    : db
        .insert(corporationTenants)
        .values({ tenantId: value, corporationId })
        .onConflictDoNothing()
        .returning({ owner: corporationTenants.corporationId }));
  const [row] = await db
    .select({ owner: table.corporationId })
    .from(table)
    .where(eq(column, value));
  if (row?.owner !== corporationId) {
    throw new CommandError(`The ${kind} ${value} is another corporation’s.`);
  }
  return made.length > 0;
}

/** Returns whether anything was changed. */
async function remove(db: Queryable, kind: Known, value: string, corporationId: string) {
  const { table, column } = knownBy[kind];
  const gone = await db
    .delete(table)
    .where(and(eq(column, value), eq(table.corporationId, corporationId)))
    .returning({ owner: table.corporationId });
  return gone.length > 0;
}

/**
 * Lists a domain or tenant of a corporation or takes it away, and records a change.
 * @throws CommandError it is another corporation's
 */
export async function changeKnown(
  db: Queryable,
  kind: Known,
  { id: corporationId, name }: { readonly id: string; readonly name: string },
  { value, isListed }: { readonly value: string; readonly isListed: boolean },
): Promise<void> {
  const change = isListed ? add : remove;
  if (!(await change(db, kind, value, corporationId))) return;
  const about = { corporationId, actorId: null, name, isListed };
  await (kind === 'domain'
    ? emit(db, corporationEvents['corporation.domainChanged'], { ...about, domain: value })
    : emit(db, corporationEvents['corporation.tenantChanged'], { ...about, tenant: value }));
}

const change =
  (kind: Known) =>
  async (slug: string, input: string, { remove: isGone }: Options): Promise<void> => {
    const value = input.trim().toLowerCase();
    if (!/^[\w.-]{1,253}$/u.test(value)) throw new CommandError(`“${input}” is not a ${kind}.`);
    await withDatabase(async ({ db }) => {
      const corporation = await corporationBySlug(db, slug);
      if (corporation === null) {
        throw new CommandError(`There is no corporation with the short name “${slug}”.`);
      }
      await db.transaction((tx) =>
        changeKnown(tx, kind, corporation, { value, isListed: !isGone }),
      );
    });
    print(`The ${kind} ${value} is ${isGone ? 'no longer' : 'now'} one of ${slug}.`);
  };

/** `outrider sso check google` */
export function addSsoCommand(program: Command): void {
  const sso = program.command('sso').description('Signing in with identity providers.');
  sso
    .command('check')
    .description('Checks discovery, keys and redirect of a provider, and the claims of a sign-in.')
    .argument('<name>', 'google, microsoft, or the name in OIDC_NAME_ISSUER')
    .action(check);
  sso
    .command('domain')
    .description(
      'Lists an email domain: people with a verified address there join the corporation.',
    )
    .argument('<corporation>', 'short name of the corporation')
    .argument('<domain>')
    .option('--remove', 'take it away', false)
    .action(change('domain'));
  sso
    .command('tenant')
    .description('Binds a Microsoft tenant, which is then believed about the listed domains.')
    .argument('<corporation>', 'short name of the corporation')
    .argument('<tenant>', 'ID of the tenant')
    .option('--remove', 'take it away', false)
    .action(change('tenant'));
}
