import { useEffect } from 'react';
import { call } from '#core/web/transport/call.ts';
import { useNeedsYou } from '#features/people/needs-you/web/shared/use-needs-you.ts';
import { readAll } from '#features/people/notifications/domain/endpoints.ts';
import type { commentEvents } from '#features/cases/comments/domain/events.ts';
import type { NotificationKindOf } from '#core/domain/events/events.ts';

const kind: NotificationKindOf<typeof commentEvents> = 'mention';

/**
 * Whoever reads the discussion has read where they are mentioned in it: it waits no longer. Null: it is
 * not there yet.
 */
export function useReadMentions(submissionId: string | null): void {
  const isMentioned = useNeedsYou()?.kinds.some((one) => one.kind === kind) ?? false;
  useEffect(() => {
    if (!isMentioned || submissionId === null) return;
    const query = { subject: 'submission', subjectId: submissionId, kind };
    // It waits on until the discussion is opened again.
    void call(readAll, { query }).catch(() => undefined);
  }, [isMentioned, submissionId]);
}
