import { companyKinds, type CompanyRef } from '#features/companies/domain/company.ts';

/** What is dragged when companies are: a piece of text with the key of each. */
export const companyDragType = 'outrider/company';
const between = '\n';

export const serializeCompanyKeys = (keys: readonly string[]): string => keys.join(between);

/** The companies that were dragged here. */
export function parseCompanyKeys(dragged: string): CompanyRef[] {
  return dragged.split(between).flatMap((key) => {
    const [kindName, id] = key.split(' ');
    const kind = companyKinds.find((one) => one === kindName);
    return kind && id ? [{ kind, id }] : [];
  });
}
