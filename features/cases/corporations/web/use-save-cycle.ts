import { noticeText } from '#core/domain/notices.ts';
import { useCallOnce } from '#core/web/sync/use-call-once.ts';
import { call } from '#core/web/transport/call.ts';
import type { Cycle, CycleDraft } from '#features/cases/corporations/domain/cycle.ts';
import { addCycle } from '#features/cases/corporations/domain/endpoints.ts';
import { corporationNotices } from '#features/cases/corporations/domain/notices.ts';
import { changeCycle } from '#features/cases/corporations/domain/settings-endpoints.ts';
import { toast } from '#ui/toasts.ts';
import { useRefreshCycles } from './use-refresh-cycles.ts';

/** Opens a cycle, or changes this one; rejects with the server's refusal. */
export function useSaveCycle(corporationId: string, cycle: Cycle | null) {
  const addOnce = useCallOnce(addCycle);
  const refresh = useRefreshCycles();
  return async (body: CycleDraft): Promise<void> => {
    const id = corporationId;
    if (cycle === null) await addOnce({ params: { id }, body });
    else await call(changeCycle, { params: { id, cycleId: String(cycle.id) }, body });
    await refresh();
    toast(noticeText(corporationNotices['cycle.saved'], { name: body.name }));
  };
}
