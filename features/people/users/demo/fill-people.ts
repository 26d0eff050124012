import { eq, sql } from 'drizzle-orm';
import { demoAccounts, demoPasswordHash } from '#features/people/identity/domain/demo-accounts.ts';
import type { OpportunityRole } from '#core/domain/authorization/case-role.ts';
import { insertAccount } from '#features/people/identity/server/shared/accounts.ts';
import { newId } from '#core/server/tables/columns.ts';
import { accountLinks, authUsers } from '#core/server/tables/identity.ts';
import {
  corporationAdministrators,
  systemRoles,
  userSystemRoles,
  users,
} from '#core/server/tables/users.ts';
import type { CorporationIds } from '#features/cases/corporations/demo/fill-corporations.ts';
import { demoStep, type CorporationKey, type FillContext } from '#core/server/demo/fill-context.ts';
import { administratorEmail, colleagues, type Colleague } from './people.ts';
import { invitationDays, invitedPeople } from './invited-people.ts';
import { signInOfColleague, signInsByEmail, type DemoSignIn } from './sign-ins.ts';
import { corporationsDemo } from '#features/cases/corporations/demo/fill-corporations.ts';

export interface Member {
  readonly userId: string;
  readonly role: OpportunityRole;
}

export interface People {
  /** The demonstration accounts' user ids. */
  readonly byEmail: ReadonlyMap<string, string>;
  /** Colleagues who cannot sign in. */
  readonly teams: Readonly<Record<CorporationKey, readonly Member[]>>;
}

/** Addresses of nobody (RFC 2606). */
function linksOf({ firstName, lastName }: Pick<Colleague, 'firstName' | 'lastName'>) {
  const name = `${firstName}-${lastName}`.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '');
  return {
    linkedin: `https://linkedin.example/in/${name}`,
    links: [{ label: 'Website', url: `https://people.example/${name}` }],
  };
}

/** When and with what an account was last used. */
function lastSignInOf(last: DemoSignIn | undefined, at: FillContext['at']) {
  if (last === undefined) return {};
  const { days, address, browser, device } = last;
  return {
    lastSignInAt: at(-days),
    lastLoginIp: address,
    browserType: browser,
    deviceType: device,
  };
}

async function fillAccounts({ db, at }: FillContext, corporationIds: CorporationIds) {
  const roles = await db.select().from(systemRoles);
  const roleIds = new Map(roles.map(({ id, name }) => [name, id] as const));
  const byEmail = new Map<string, string>();
  for (const account of demoAccounts) {
    const userId = await insertAccount(db, {
      ...account,
      hash: demoPasswordHash,
      corporationId: account.corporation === null ? null : corporationIds[account.corporation],
      isFoundryUser: account.systemRole === 'Foundry User',
    });
    byEmail.set(account.email, userId);
    await db
      .update(users)
      .set({ ...linksOf(account), ...lastSignInOf(signInsByEmail[account.email], at) })
      .where(eq(users.id, userId));
    const roleId = account.systemRole && roleIds.get(account.systemRole);
    if (roleId) await db.insert(userSystemRoles).values({ userId, systemRoleId: roleId });
  }
  return byEmail;
}

/** `hanna.sjo@skf.example` for Hanna Sjö. */
const emailOf = ({ firstName, lastName }: Colleague, key: CorporationKey): string =>
  `${firstName}.${lastName}@${key}.example`.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '');

/** Who runs a corporation's side of it. */
const fillAdministrators = ({ db }: FillContext) =>
  db.execute(sql`insert into ${corporationAdministrators} (user_id, corporation_id)
    select id, corporation_id from ${users} where email = ${administratorEmail}`);

/** Who was invited and has not come yet, and somebody whose account was disabled. */
async function fillInvited({ db, at, now }: FillContext, corporationIds: CorporationIds) {
  for (const { days, corporation, isActive = true, ...person } of invitedPeople) {
    const authId = newId();
    const name = `${person.firstName} ${person.lastName}`;
    const [createdAt, expiresAt] = [new Date(at(-days)), new Date(at(invitationDays - days))];
    const { email } = person;
    await db.insert(authUsers).values({ id: authId, email, name, createdAt });
    const corporationId = corporationIds[corporation];
    await db.insert(users).values({ ...person, authId, corporationId, isActive });
    if (expiresAt < now || !isActive) continue;
    const link = { kind: 'invitation', authId, email, createdAt, expiresAt } as const;
    // Nobody knows its key.
    await db.insert(accountLinks).values({ ...link, keyHash: newId() });
  }
}

async function fillPeople(
  fillContext: FillContext,
  corporationIds: CorporationIds,
): Promise<People> {
  const byEmail = await fillAccounts(fillContext, corporationIds);
  const teams: Record<CorporationKey, Member[]> = { skf: [], norrland: [], halden: [] };
  let nth = 0;
  for (const key of Object.keys(colleagues) as CorporationKey[]) {
    for (const colleague of colleagues[key]) {
      const { role, ...person } = colleague;
      const userId = newId();
      await fillContext.db.insert(users).values({
        id: userId,
        ...person,
        ...linksOf(colleague),
        ...lastSignInOf(signInOfColleague(nth), fillContext.at),
        email: emailOf(colleague, key),
        corporationId: corporationIds[key],
      });
      teams[key].push({ userId, role });
      nth += 1;
    }
  }
  await fillAdministrators(fillContext);
  await fillInvited(fillContext, corporationIds);
  return { byEmail, teams };
}

export const peopleDemo = demoStep([corporationsDemo], (fillContext) =>
  fillPeople(fillContext, fillContext.of(corporationsDemo).corporationIds),
);
