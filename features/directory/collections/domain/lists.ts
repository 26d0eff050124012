import { companyKinds, type CompanyKind } from '#core/domain/company-kind.ts';
import { type CompanyRef } from '#features/directory/companies/domain/company.ts';
import { memoize } from '#core/domain/memoize.ts';
import type { Collection } from './collection.ts';

/** Section 3: a list and a blacklist for each kind of company record. */
export const listOf = {
  startup: 'startupIds',
  crunchbase: 'crunchbaseIds',
  nucla: 'nuclaIds',
} as const satisfies Record<CompanyKind, keyof Collection>;

export const blacklistOf = {
  startup: 'blacklistedStartupIds',
  crunchbase: 'blacklistedCrunchbaseIds',
  nucla: 'blacklistedNuclaIds',
} as const satisfies Record<CompanyKind, keyof Collection>;

const companiesOf = (lists: typeof listOf | typeof blacklistOf) =>
  memoize((collection: Collection): readonly CompanyRef[] =>
    companyKinds.flatMap((kind) => collection[lists[kind]].map((id) => ({ kind, id }))),
  );

/** All listed companies. */
export const listedCompanies = companiesOf(listOf);

/** All blacklisted companies. */
export const blacklistedCompanies = companiesOf(blacklistOf);

export const isListed = (collection: Collection, { kind, id }: CompanyRef): boolean =>
  collection[listOf[kind]].includes(id);

const isBlacklisted = (collection: Collection, { kind, id }: CompanyRef): boolean =>
  collection[blacklistOf[kind]].includes(id);

/** Section 4: a startup is in the list, in the blacklist, or in neither. */
export type CompanyState = 'listed' | 'blacklisted' | 'neither';

/** A company, with all its records where it has several. */
export interface FoldedCompany extends CompanyRef {
  readonly records?: readonly CompanyRef[] | undefined;
}

/** As any of its records. */
export function stateOf(collection: Collection, company: FoldedCompany): CompanyState {
  const records = company.records ?? [company];
  if (records.some((record) => isListed(collection, record))) return 'listed';
  return records.some((record) => isBlacklisted(collection, record)) ? 'blacklisted' : 'neither';
}

/** The state of any company of a collection, with constant-time lookup. */
export function statesOf(collection: Collection): (company: CompanyRef) => CompanyState {
  const sets = (lists: typeof listOf | typeof blacklistOf) =>
    new Map(companyKinds.map((kind) => [kind, new Set(collection[lists[kind]])]));
  const [listed, blacklisted] = [sets(listOf), sets(blacklistOf)];
  return ({ kind, id }) => {
    if (listed.get(kind)?.has(id)) return 'listed';
    return blacklisted.get(kind)?.has(id) ? 'blacklisted' : 'neither';
  };
}
