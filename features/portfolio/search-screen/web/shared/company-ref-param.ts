import { CompanyKind } from '#core/domain/company-kind.ts';
import { type CompanyRef } from '#features/directory/companies/domain/company.ts';

/** A company in Scout's address: `crunchbase:0190…`. */
export const formatCompanyRef = ({ kind, id }: CompanyRef): string => `${kind}:${id}`;

/** Parses a company reference; undefined if it is invalid. */
export function parseCompanyRef(text: string | undefined): CompanyRef | null {
  const [kind, id] = (text ?? '').split(':');
  const companyKind = CompanyKind.safeParse(kind).data;
  return companyKind === undefined || id === undefined || id === ''
    ? null
    : { kind: companyKind, id };
}
