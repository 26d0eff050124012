import type { Company } from '#features/companies/domain/company.ts';
import { kindNames } from '#features/companies/domain/company-labels.ts';

/** What two records are called beside each other: of one name, by their source. */
export function distinctNamesOf(
  one: Company,
  other: Company,
): { readonly x: string; readonly y: string } {
  const isAlike = one.name === other.name;
  return { x: one.name, y: isAlike ? `${other.name} (${kindNames[other.kind]})` : other.name };
}
