import { defineRefusals } from '#core/domain/refusals.ts';

export const exportConsentRefusals = defineRefusals({
  'exportConsent.elsewhere': [
    409,
    'This is not the corporation you belong to now. Load the page again, and decide there.',
  ],
});
