/** The default is of section 4, the others of decision 98, "View modes". */
export const viewModes = ['cycle', 'list', 'board', 'timeline'] as const;
export type ViewMode = (typeof viewModes)[number];
export const defaultViewMode: ViewMode = 'cycle';
