import { sql } from 'drizzle-orm';
import { jsonObject } from '#core/platform/database/json-object.ts';
import { submissionListings } from '#features/cases/submissions/server/directory-listing-tables.ts';
import { submissions } from '#features/cases/submissions/server/tables.ts';

const listing = jsonObject({
  agreed: submissions.listingConsent,
  at: submissions.listingConsentAt,
  from: submissions.listingConsentFrom,
  isAdded: sql<boolean>`exists (select from ${submissionListings}
    where ${submissionListings.companyId} = ${submissions.companyId}
      and ${submissionListings.submissionId} = ${submissions.id})`,
});

/** What a submission says of its company, and whether that may be listed. */
export const companyColumns = {
  companyUrl: submissions.companyUrl,
  companyCountry: submissions.companyCountry,
  companyOneLiner: submissions.companyOneLiner,
  listing,
};
