import type { Command } from 'commander';
import { pluralize } from '#core/domain/format.ts';
import { systemRoleNames } from '#core/domain/authorization/system-role.ts';
import type { Database } from '#core/platform/database/open.ts';
import {
  accountByEmail,
  endSessions,
  hashNewPassword,
  listAccounts,
  openSessions,
  setActive,
  setPassword,
  type Account,
} from '#features/people/identity/server/shared/manage-accounts.ts';
import { assignRole, removeRole } from '#features/people/users/server/shared/system-roles.ts';
import { askPassword } from './ask-password.ts';
import { CommandError } from './command-error.ts';
import { createUser, systemRoleNamed } from './create-user.ts';
import { printTable } from './print-table.ts';
import { withDatabase } from './with-database.ts';

const print = (line: string) => void process.stdout.write(`${line}\n`);

/** @throws CommandError when nobody has the address */
async function loadAccount(db: Database, email: string): Promise<Account> {
  const account = await accountByEmail(db, email);
  if (account === null) throw new CommandError(`No account has the address ${email}.`);
  return account;
}

/** Runs a change of one account in a transaction. @throws CommandError when nobody has the address. */
async function withAccount(
  email: string,
  work: (db: Database, account: Account) => Promise<string>,
): Promise<void> {
  const said = await withDatabase(({ db }) =>
    db.transaction(async (tx) => work(tx, await loadAccount(tx, email))),
  );
  print(said);
}

const changeOf = ({ id }: Account) => ({ userId: id, actorId: null });

async function list(): Promise<void> {
  const accounts = await withDatabase(({ db }) => listAccounts(db));
  printTable(
    ['address', 'name', 'corporation', 'roles', 'state', 'last seen'],
    accounts.map((one) => [
      one.email,
      one.name,
      one.corporation ?? '',
      [...one.roles, ...(one.isFoundryUser ? ['foundry flag'] : [])].join(', '),
      one.isActive ? '' : 'deactivated',
      one.lastSeenAt ?? '',
    ]),
  );
}

const changeActive = (isActive: boolean) => (email: string) =>
  withAccount(email, async (db, account) => {
    const changed = await setActive(db, changeOf(account), isActive);
    const state = isActive ? 'active' : 'deactivated';
    return changed ? `${account.email} is ${state} now.` : `${account.email} was ${state} already.`;
  });

/** Asks and hashes before the transaction, which would wait for both. */
async function changePassword(email: string): Promise<void> {
  await withDatabase(async ({ db }, { passwordMinLength: least }) => {
    const account = await loadAccount(db, email);
    const hash = await hashNewPassword(db, account.id, await askPassword(), { least });
    await db.transaction((tx) => setPassword(tx, changeOf(account), hash));
    print(`${account.email} has a new password, and was signed out everywhere.`);
  });
}

const changeRole = (email: string, name: string, { remove }: { remove: boolean }) =>
  withAccount(email, async (db, account) => {
    const role = systemRoleNamed(name);
    const change = remove ? removeRole : assignRole;
    const changed = await change(db, changeOf(account), role);
    if (changed === null || changed === false)
      return `${account.email} ${remove ? 'does not hold' : 'holds'} ${role} already.`;
    return remove ? `${account.email} is no longer ${role}.` : `${account.email} is ${role} now.`;
  });

async function sessions(email: string, { end }: { end: boolean }): Promise<void> {
  if (end) {
    await withAccount(email, async (db, account) => {
      const count = await endSessions(db, changeOf(account));
      return `${pluralize(count, 'session', 'sessions', 'en')} of ${account.email} ended.`;
    });
    return;
  }
  await withDatabase(async ({ db }) => {
    const account = await accountByEmail(db, email);
    if (account === null) throw new CommandError(`No account has the address ${email}.`);
    const open = account.authId === null ? [] : await openSessions(db, account.authId);
    printTable(
      ['since', 'last seen', 'from', 'browser'],
      open.map((one) => [
        one.createdAt.toISOString(),
        one.lastSeenAt.toISOString(),
        one.address ?? '',
        one.browser ?? '',
      ]),
    );
  });
}

/** `outrider user create ann@skf.com --role Superuser` */
export function addUserCommand(program: Command): void {
  const user = program.command('user').description('People who can sign in.');
  user
    .command('create')
    .description('Makes an account. The password is asked for, or read from standard input.')
    .argument('<email>')
    .option('--name <name>', 'first and last name; else made from the address')
    .option('--corporation <name>', 'short name of the corporation they belong to')
    .option('--role <role>', systemRoleNames.join(', '))
    .action(createUser);
  user.command('list').description('All accounts, with roles and state.').action(list);
  user
    .command('deactivate')
    .description('Keeps a person out from now on, and ends all their sessions.')
    .argument('<email>')
    .action(changeActive(false));
  user
    .command('activate')
    .description('Lets a deactivated person in again.')
    .argument('<email>')
    .action(changeActive(true));
  user
    .command('password')
    .description('Sets a password, asked for or read from standard input, and ends all sessions.')
    .argument('<email>')
    .action(changePassword);
  user
    .command('role')
    .description('Gives a system role, or takes it away.')
    .argument('<email>')
    .argument('<role>', systemRoleNames.join(', '))
    .option('--remove', 'take it away', false)
    .action(changeRole);
  user
    .command('sessions')
    .description('The open sessions of a person.')
    .argument('<email>')
    .option('--end', 'end them all', false)
    .action(sessions);
}
