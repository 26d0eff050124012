import { companyKinds } from '#core/domain/company-kind.ts';
import { type CompanyRef } from '#features/directory/companies/domain/company.ts';

/** Drag data of companies: their keys as text. */
export const companyDragType = 'outrider/company';
const between = '\n';

export const serializeCompanyKeys = (keys: readonly string[]): string => keys.join(between);

/** The dropped companies. */
export function parseCompanyKeys(dragged: string): CompanyRef[] {
  return dragged.split(between).flatMap((key) => {
    const [kindName, id] = key.split(' ');
    const kind = companyKinds.find((one) => one === kindName);
    return kind && id ? [{ kind, id }] : [];
  });
}
