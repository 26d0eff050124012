import * as z from 'zod/mini';
import { CompanyKind } from '#core/domain/company-kind.ts';
import { Instant, Uuid } from '#core/domain/schemas.ts';

/** Identifies a company record: its kind and its id. */
export const CompanyRef = z.object({ kind: CompanyKind, id: z.string() });
export type CompanyRef = z.infer<typeof CompanyRef>;

/** All records of the company, itself included, where it has several. */
export const FoldedRecords = z.optional(z.array(CompanyRef));

/** A reference in a request. */
export const RequestedCompany = z.object({ kind: CompanyKind, id: Uuid });

/** A reference as a string, for use as a key in sets, maps and URLs. */
export const refKey = ({ kind, id }: CompanyRef): string => `${kind} ${id}`;

export const Company = z.object({
  kind: CompanyKind,
  id: z.string(),
  externalId: z.string(),
  name: z.string(),
  oneLiner: z.nullable(z.string()),
  description: z.nullable(z.string()),
  url: z.nullable(z.string()),
  logoUrl: z.nullable(z.string()),
  tags: z.array(z.string()),
  industries: z.array(z.string()),
  /** ISO 3166-1 alpha-2. */
  country: z.nullable(z.string()),
  city: z.nullable(z.string()),
  foundedYear: z.nullable(z.int()),
  stage: z.nullable(z.string()),
  employees: z.nullable(z.string()),
  /** Derived from the two below by a rate that somebody entered; null without one. */
  fundingUsd: z.nullable(z.number()),
  fundingAmount: z.nullable(z.number()),
  /** ISO 4217. */
  fundingCurrency: z.nullable(z.string()),
  lastFundingAt: z.nullable(Instant),
  status: z.nullable(z.string()),
  sourceUpdatedAt: z.nullable(Instant),
});
export type Company = z.infer<typeof Company>;

/** The fields of a company that a row or a card shows. */
export const CompanyCard = z.pick(Company, {
  kind: true,
  id: true,
  name: true,
  oneLiner: true,
  url: true,
  logoUrl: true,
  country: true,
  city: true,
  foundedYear: true,
  stage: true,
  fundingUsd: true,
  fundingAmount: true,
  fundingCurrency: true,
  tags: true,
});
export type CompanyCard = z.infer<typeof CompanyCard>;
