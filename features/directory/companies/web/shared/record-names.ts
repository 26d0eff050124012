import type { Company } from '#features/directory/companies/domain/company.ts';
import { kindNames } from '#features/directory/companies/domain/company-labels.ts';

/** Labels of two records side by side: by source when the names are equal. */
export function distinctNamesOf(
  one: Company,
  other: Company,
): { readonly x: string; readonly y: string } {
  const isAlike = one.name === other.name;
  return { x: one.name, y: isAlike ? `${other.name} (${kindNames[other.kind]})` : other.name };
}
