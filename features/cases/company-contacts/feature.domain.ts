import { domainFeature } from '#core/domain/contract.ts';
import * as endpoints from '#features/cases/company-contacts/domain/endpoints.ts';

export const companyContacts = domainFeature({ companyContacts: endpoints });
