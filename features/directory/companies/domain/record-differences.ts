import type { Company } from './company.ts';
import { fundingOf } from './funding.ts';

/** The fields compared between two records, in display order. */
export const comparedFacts = [
  'name',
  'url',
  'place',
  'foundedYear',
  'stage',
  'employees',
  'funding',
  'lastFundingAt',
  'status',
  'industries',
] as const;
export type ComparedFact = (typeof comparedFacts)[number];

const dayOf = (at: string | null) => at?.slice(0, '2026-01-01'.length) ?? '';

/** A field's value, normalized for comparison. */
const reading: Record<ComparedFact, (company: Company) => string> = {
  name: ({ name }) => name.trim(),
  url: ({ url }) => (url ?? '').replace(/^https?:\/\/(?:www\.)?/iu, '').replace(/\/+$/u, ''),
  place: ({ city, country }) => `${city ?? ''}, ${country ?? ''}`,
  foundedYear: ({ foundedYear }) => String(foundedYear ?? ''),
  stage: ({ stage }) => stage ?? '',
  employees: ({ employees }) => employees ?? '',
  funding: (company) => Object.values(fundingOf(company) ?? {}).join(' '),
  lastFundingAt: ({ lastFundingAt }) => dayOf(lastFundingAt),
  status: ({ status }) => (status ?? '').toLowerCase(),
  industries: ({ industries }) => industries.toSorted().join(', '),
};

/** The fields in which two records differ, or which only one has. */
export const differingFacts = (one: Company, other: Company): ComparedFact[] =>
  comparedFacts.filter((fact) => reading[fact](one) !== reading[fact](other));
