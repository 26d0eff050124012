import * as z from 'zod/mini';
import { companyLimits } from '#features/directory/companies/domain/limits.ts';
import { companyText } from '#features/directory/companies/domain/company-text.ts';
import { Instant, WebUrl } from '#core/domain/schemas.ts';

/** Who said whether a company may be listed: the founder, or a colleague who was told so. */
export const ConsentGiver = z.enum(['founder', 'team']);
export type ConsentGiver = z.infer<typeof ConsentGiver>;

/** Whether the company of a submission may be in the directory, and what came of it. */
export const Listing = z.object({
  /** Null: nobody has said. */
  agreed: z.nullable(z.boolean()),
  at: z.nullable(Instant),
  from: z.nullable(ConsentGiver),
  /** Whether the company was added to the directory from this submission. */
  isAdded: z.boolean(),
});
export type Listing = z.infer<typeof Listing>;

/** ISO 3166-1 alpha-2. */
const CountryCode = z.string().check(z.regex(/^[A-Z]{2}$/u));

/** What a submission may say of its company, beside the name. */
export const companyDetails = {
  companyUrl: z.nullable(WebUrl),
  companyCountry: z.nullable(CountryCode),
  companyOneLiner: z.nullable(companyText(companyLimits.oneLinerCharacters)),
};

/** The words of the box in the form. */
export const consentWords = 'We may be listed in the company directory.';

interface Consent {
  readonly source: string;
  readonly listing: Pick<Listing, 'from'>;
}

/** What the founder said, or was asked in the form, a colleague does not change. */
export const isFoundersConsent = ({ source, listing }: Consent): boolean =>
  source === 'public' || listing.from === 'founder';
