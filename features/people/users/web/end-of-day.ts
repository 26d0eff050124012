/** The end of a day of the reader's time zone as an instant; null: there is none, or it is over. */
export function endOfDay(day: string): string | null {
  const end = new Date(`${day}T23:59:59`);
  return Number.isNaN(end.getTime()) || end.getTime() < Date.now() ? null : end.toISOString();
}
