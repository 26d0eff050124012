/** The page fills the sheet; drawing and list scroll for themselves. On a phone it is one column. */
export const workspace =
  'flex flex-col md:h-[calc(100dvh-var(--sticky-top)-var(--sheet-gap))] md:overflow-hidden print:h-auto';

export const headFrame =
  'flex shrink-0 flex-wrap items-center justify-between gap-x-6 gap-y-3 border-b border-line px-4 py-4 max-sm:gap-y-2 max-sm:py-3 md:min-h-26 md:px-6';
