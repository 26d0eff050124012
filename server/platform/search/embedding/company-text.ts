import type { Company } from '#domain/companies/company.ts';

/**
 * What a company's point is made of. Not its name: that is for words, and names of a like sound
 * mean nothing alike.
 */
export const textOf = ({
  oneLiner,
  tags,
  industries,
  description,
}: Pick<Company, 'oneLiner' | 'tags' | 'industries' | 'description'>): string =>
  [oneLiner ?? '', tags.join(', '), industries.join(', '), description ?? '']
    .filter((part) => part !== '')
    .join('\n');
