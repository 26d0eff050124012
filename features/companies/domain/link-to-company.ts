import type { CompanyRef } from './company.ts';

/** Where a company is shown. */
export const linkToCompany = ({ kind, id }: CompanyRef): string => `/company/${kind}/${id}`;
