import type { ReactNode } from 'react';
import type { ColumnType } from '#features/directory/companies/domain/company-fields.ts';
import { listedName } from '#features/directory/companies/domain/company-labels.ts';
import { DateText } from '#ui/dates.tsx';
import { WebLink } from '#ui/WebLink.tsx';

/** A single value of a field. */
export function valueOfType(type: ColumnType, value: string | number | null): ReactNode {
  if (!value) return value;
  if (type === 'listed') return listedName(String(value));
  if (type === 'address') return <WebLink href={String(value)} />;
  return type === 'day' ? <DateText at={String(value)} /> : value;
}
