export const exportConsentNotices = {
  'exportConsent.given': 'Your private things are in exports of {corporation} from now on.',
  'exportConsent.withdrawn': 'Your private things stay out of exports of {corporation}.',
  'exportConsent.asked': 'Asked {people}.',
} as const;
