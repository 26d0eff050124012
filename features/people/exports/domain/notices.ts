export const exportNotices = {
  'columns.none': 'Choose at least one column.',
  'columns.unknown': 'This export has no column “{key}”.',
  'columns.noTable': 'JSON lines have no columns to choose.',
} as const;

export const exportConsentNotices = {
  'exportConsent.given': 'Your private things are in exports of {corporation} from now on.',
  'exportConsent.withdrawn': 'Your private things stay out of exports of {corporation}.',
  'exportConsent.asked': 'Asked {people}.',
} as const;
