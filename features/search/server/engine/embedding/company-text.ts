import type { Company } from '#features/companies/domain/company.ts';

/**
 * What a company's point is made of. Not its name: that is for words, and names of a like sound
 * mean nothing alike. Empty for a record that says nothing of itself but an industry: it would stand
 * in the middle of all of that industry, and be near to whatever is said of it.
 */
export const embeddingTextOf = ({
  oneLiner,
  tags,
  industries,
  description,
}: Pick<Company, 'oneLiner' | 'tags' | 'industries' | 'description'>): string => {
  if (!oneLiner && !description) return '';
  return [oneLiner ?? '', tags.join(', '), industries.join(', '), description ?? '']
    .filter((part) => part !== '')
    .join('\n');
};
