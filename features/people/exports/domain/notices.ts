export const exportNotices = {
  'columns.none': 'Choose at least one column.',
  'columns.unknown': 'This export has no column “{key}”.',
  'columns.noTable': 'JSON lines have no columns to choose.',
} as const;
