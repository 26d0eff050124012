import { endpoint } from '#core/domain/endpoint.ts';
import { RequestedCompany } from './company.ts';
import { CompanyEdit, WrittenValues } from './company-values.ts';

const params = RequestedCompany;

export const list = endpoint({
  method: 'GET',
  path: '/companies/{kind}/{id}/values',
  summary: 'What people wrote about a company: the shared values, and one’s corporation’s.',
  may: 'signedIn',
  params,
  answer: WrittenValues,
});

export const editShared = endpoint({
  method: 'PATCH',
  path: '/companies/{kind}/{id}',
  summary: 'Edits the shared record. What the source says is kept and may be returned to.',
  may: 'importRecords',
  params,
  body: CompanyEdit,
  answer: WrittenValues,
});

export const editOwn = endpoint({
  method: 'PATCH',
  path: '/companies/{kind}/{id}/values',
  summary: 'Writes values that only the people of one’s corporation see.',
  may: 'keepCompanyValues',
  params,
  body: CompanyEdit,
  answer: WrittenValues,
});
