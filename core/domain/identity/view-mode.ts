/** Section 4: "The view mode in the corporation context defaults to cycle"; the others are ours. */
export const viewModes = ['cycle', 'list', 'board', 'timeline'] as const;
export type ViewMode = (typeof viewModes)[number];
export const defaultViewMode: ViewMode = 'cycle';
