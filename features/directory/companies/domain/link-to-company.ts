import type { CompanyRef } from './company.ts';

/** URL path of a company's page. */
export const linkToCompany = ({ kind, id }: CompanyRef): string => `/company/${kind}/${id}`;
