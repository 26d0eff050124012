import * as z from 'zod/mini';

/**
 * What happens to rows recognised as a company that is already here. Link: a record of their own, shown as
 * one company with the other. Update: their values go into the existing record.
 */
export const knownCompanyChoices = ['link', 'update', 'skip', 'add'] as const;
export const KnownCompanyChoice = z.enum(knownCompanyChoices);
export type KnownCompanyChoice = z.infer<typeof KnownCompanyChoice>;
