/** "Nov 2026": what an edition is called unless it is changed. */
export const editionNameOf = (day: Date): string =>
  day.toLocaleDateString('en', { month: 'short', year: 'numeric' });
