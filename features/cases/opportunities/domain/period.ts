/** The elapsed part of a period at `now`, from 0 to 1. */
export function progress(start: string, end: string, now: Date): number {
  const from = new Date(start).getTime();
  const to = new Date(end).getTime();
  if (to <= from) return 1;
  return Math.min(1, Math.max(0, (now.getTime() - from) / (to - from)));
}
