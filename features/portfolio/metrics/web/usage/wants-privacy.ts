import { installation } from '#ui/installation.ts';

/** Who asked not to be followed is not: Do Not Track, and Global Privacy Control. */
export const wantsPrivacy = (): boolean =>
  installation.usage.respectsSignals &&
  (navigator.doNotTrack === '1' ||
    (navigator as { globalPrivacyControl?: boolean }).globalPrivacyControl === true);
