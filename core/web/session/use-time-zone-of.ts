import { useDateFormats } from '#ui/date-formats.ts';
import { useCorporation } from './use-corporation.ts';

/** The zone in which the deadlines of a corporation are meant; the reader's until one is chosen. */
export function useTimeZoneOf(corporationId: string | null): string {
  const { corporations } = useCorporation();
  const own = useDateFormats().key.resolvedOptions().timeZone;
  return corporations.find(({ id }) => id === corporationId)?.timeZone ?? own;
}
