import * as z from 'zod/mini';

/** The three kinds of company records (section 3, "Collection"). */
export const companyKinds = ['startup', 'crunchbase', 'nucla'] as const;
export const CompanyKind = z.enum(companyKinds);
export type CompanyKind = z.infer<typeof CompanyKind>;
