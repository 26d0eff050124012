import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { fieldsBeyondCard } from '#features/directory/companies/domain/company-fields.ts';
import { emptyFields, type CompanyCard } from '#features/directory/companies/domain/company.ts';
import { get } from '#features/directory/companies/domain/endpoints.ts';
import { queryOptionsOf } from '#core/web/transport/query-options.ts';
import { CompanyPreview } from './CompanyPreview.tsx';

interface Props {
  readonly company: CompanyCard;
  readonly actions: ReactNode;
  readonly children: ReactNode;
}

/** What a card leaves out, until the record is loaded. */
const unknown = emptyFields(fieldsBeyondCard);

/** The preview of a company of which a card is known: shown at once, completed when it is loaded. */
export function CompanyRecord({ company, ...rest }: Props) {
  const { kind, id } = company;
  const { data } = useQuery(queryOptionsOf(get, { params: { kind, id } }));
  return <CompanyPreview company={data ?? { ...company, ...unknown }} {...rest} />;
}
