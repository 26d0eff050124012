/** `2026-11-29`: the day in a time zone, which for some hours is another than in UTC. */
export const todayIn = (zone: string): string =>
  new Intl.DateTimeFormat('sv-SE', { timeZone: zone }).format(new Date());
