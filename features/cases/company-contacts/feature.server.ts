import { serverFeature } from '#core/server/feature.ts';
import { contactHandlers } from '#features/cases/company-contacts/server/handlers.ts';
import { companyContacts as domain } from './feature.domain.ts';

export const companyContacts = serverFeature(domain, {
  handlers: () => ({ companyContacts: contactHandlers }),
});
