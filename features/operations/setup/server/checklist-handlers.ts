import { eq } from 'drizzle-orm';
import { userIdOf } from '#core/server/authorization/user-id-of.ts';
import type { Handlers } from '#core/server/endpoints/routes.ts';
import type * as endpoints from '#features/operations/setup/domain/checklist-endpoints.ts';
import { loadChecklist } from './checklist.ts';
import { checklistDismissals } from './tables.ts';

export const checklistHandlers: Handlers<typeof endpoints> = {
  get: ({ viewer, db }) => loadChecklist(db, viewer),

  async dismiss({ viewer, body: { isDismissed }, db }) {
    const userId = userIdOf(viewer);
    if (isDismissed) {
      await db.insert(checklistDismissals).values({ userId }).onConflictDoNothing();
    } else {
      await db.delete(checklistDismissals).where(eq(checklistDismissals.userId, userId));
    }
    return null;
  },
};
