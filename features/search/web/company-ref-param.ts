import { CompanyKind, type CompanyRef } from '#features/companies/domain/company.ts';

/** A company in the address of Scout: `crunchbase:0190…`. */
export const formatCompanyRef = ({ kind, id }: CompanyRef): string => `${kind}:${id}`;

/** The company that such a text names, if it does. */
export function parseCompanyRef(text: string | undefined): CompanyRef | null {
  const [kind, id] = (text ?? '').split(':');
  const known = CompanyKind.safeParse(kind).data;
  return known === undefined || id === undefined || id === '' ? null : { kind: known, id };
}
