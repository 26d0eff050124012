import { eq } from 'drizzle-orm';
import { splitDisplayName } from '#core/domain/identity/names.ts';
import { refusals } from '#core/domain/refusals.ts';
import type { Queryable } from '#core/platform/database/open.ts';
import { refused } from '#core/platform/http/refused.ts';
import { grant } from '#core/server/authorization/grant.ts';
import { findViewer } from '#core/server/authorization/viewer.ts';
import { emit } from '#core/server/events/emit.ts';
import { users } from '#core/server/tables/users.ts';
import { openCycle } from '#features/cases/corporations/server/shared/open-cycle.ts';
import {
  createCorporation,
  freeSlugFor,
} from '#features/cases/corporations/server/shared/create-corporation.ts';
import { createAccountFor } from '#features/people/identity/server/shared/create-account-for.ts';
import { assignRole } from '#features/people/users/server/shared/system-roles.ts';
import { setupEvents } from '#features/operations/setup/domain/events.ts';
import type {
  FirstAccount,
  FirstCorporation,
  Setup,
} from '#features/operations/setup/domain/setup.ts';

/** The first Superuser, who from then on acts by their own rights. */
async function createSuperuser(db: Queryable, { name, email }: FirstAccount, hash: string | null) {
  const person = { email, ...splitDisplayName(name), corporationId: null };
  // Somebody who is on a case team already becomes them.
  const userId = await createAccountFor(db, person, hash, async () => {});
  await assignRole(db, { userId, actorId: userId }, 'Superuser', { isTold: false });
  const viewer = await findViewer(db, userId);
  if (viewer === null) throw refused(refusals['signIn.disabled']);
  return { userId, viewer };
}

/** The first account and the first corporation. `hash`: of the password. */
export async function performSetup(
  db: Queryable,
  { account, corporation }: Setup,
  hash: string | null,
): Promise<{ userId: string; corporationId: string }> {
  const { userId, viewer } = await createSuperuser(db, account, hash);
  const corporationId = await createFirstCorporation(db, viewer, corporation);
  await db.update(users).set({ corporationId }).where(eq(users.id, userId));
  await emit(db, setupEvents['user.setUp'], { userId, actorId: userId, corporationId });
  return { userId, corporationId };
}

async function createFirstCorporation(
  db: Queryable,
  viewer: Awaited<ReturnType<typeof createSuperuser>>['viewer'],
  { name, accent, domain, hasPublicPage, timeZone, cycle }: FirstCorporation,
): Promise<string> {
  const slug = await freeSlugFor(db, name);
  const domains = domain === null ? [] : [domain];
  const draft = { name, slug, introduction: null, domains, timeZone };
  const granted = grant(viewer, 'createCorporation');
  const id = await createCorporation(db, granted, draft, { accent, igniteEnabled: hasPublicPage });
  await openCycle(db, grant(viewer, 'openCycle', { id }), { ...cycle, milestones: [] });
  return id;
}
