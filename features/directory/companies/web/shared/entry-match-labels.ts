import type { EntryMatchReason } from '#features/directory/companies/domain/entry-match.ts';

/** Labels of the reasons for a candidate. */
export const entryMatchLabels: Record<EntryMatchReason, string> = {
  domain: 'Same website',
  name: 'Same name',
  otherDomain: 'Same name, different website',
  widerDomain: 'Parent website',
  near: 'Similar name',
  part: 'Part of the name',
};
