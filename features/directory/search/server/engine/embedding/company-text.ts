import type { Company } from '#features/directory/companies/domain/company.ts';

/**
 * The text that a company's vector is made from. Without its name: similar names mean nothing.
 * Empty for a record with only an industry: it would be near the centre of that industry, and
 * similar to everything in it.
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
