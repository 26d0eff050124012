import type { MouseEvent } from 'react';

/** Whether a click on a link opens it elsewhere, such as in a new tab. */
export const opensElsewhere = (event: MouseEvent): boolean =>
  event.metaKey || event.ctrlKey || event.shiftKey || event.altKey || event.button !== 0;
