import { webFeature } from '#core/web/feature.ts';

/** Contacts are a part of a company's page, and of an invitation. */
export const companyContacts = webFeature({});
