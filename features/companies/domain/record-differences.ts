import type { Company } from './company.ts';

/** What is held against each other of two records, in the order one reads it. */
export const comparedFacts = [
  'name',
  'url',
  'place',
  'foundedYear',
  'stage',
  'employees',
  'fundingUsd',
  'lastFundingAt',
  'status',
  'industries',
] as const;
export type ComparedFact = (typeof comparedFacts)[number];

const dayOf = (at: string | null) => at?.slice(0, '2026-01-01'.length) ?? '';

/** What two records say of a fact, as far as it counts whether they say the same. */
const reading: Record<ComparedFact, (company: Company) => string> = {
  name: ({ name }) => name.trim(),
  url: ({ url }) => (url ?? '').replace(/^https?:\/\/(?:www\.)?/iu, '').replace(/\/+$/u, ''),
  place: ({ city, country }) => `${city ?? ''}, ${country ?? ''}`,
  foundedYear: ({ foundedYear }) => String(foundedYear ?? ''),
  stage: ({ stage }) => stage ?? '',
  employees: ({ employees }) => employees ?? '',
  fundingUsd: ({ fundingUsd }) => String(fundingUsd ?? ''),
  lastFundingAt: ({ lastFundingAt }) => dayOf(lastFundingAt),
  status: ({ status }) => (status ?? '').toLowerCase(),
  industries: ({ industries }) => industries.toSorted().join(', '),
};

/** The facts of which two records say something different, or only one says anything. */
export const differingFacts = (one: Company, other: Company): ComparedFact[] =>
  comparedFacts.filter((fact) => reading[fact](one) !== reading[fact](other));
