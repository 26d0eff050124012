import { eq } from 'drizzle-orm';
import type { Queryable } from '#core/platform/database/open.ts';
import { users } from '#core/server/tables/users.ts';
import type { InvitationObstacle } from '#features/cases/company-invitations/domain/invitation.ts';
import { invitationLimits } from '#features/cases/company-invitations/domain/limits.ts';
import type { findInvitingOpportunity } from '#features/cases/public-pages/server/shared/published.ts';
import { userName } from '#core/server/tables/user-name.ts';

export type Inviting = NonNullable<Awaited<ReturnType<typeof findInvitingOpportunity>>>;

export const obstacleOf = ({ status, isPublished }: Inviting): InvitationObstacle | null => {
  if (status === 'FINISHED') return 'finished';
  return isPublished ? null : 'unpublished';
};

/** With the opportunity, and after its time at the latest. */
export function expiryOf({ endDate }: Pick<Inviting, 'endDate'>, now: Date): string {
  const latest = new Date(now.getTime() + invitationLimits.validMs).toISOString();
  return endDate !== null && endDate < latest ? endDate : latest;
}

export async function senderNameOf(db: Queryable, userId: string): Promise<string> {
  const [sender] = await db.select({ name: userName }).from(users).where(eq(users.id, userId));
  return sender?.name ?? '';
}
