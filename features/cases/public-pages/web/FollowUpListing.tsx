import { useMutation } from '@tanstack/react-query';
import { consentWords } from '#features/cases/submissions/domain/company-link/directory-listing.ts';
import { agree } from '#features/cases/public-pages/domain/endpoints.ts';
import type { FollowUp } from '#features/cases/public-pages/domain/follow-up.ts';
import { call } from '#core/web/transport/call.ts';
import { CheckboxField } from '#ui/CheckboxField.tsx';
import { DateText } from '#ui/dates.tsx';
import { ErrorText } from '#ui/ErrorText.tsx';
import { listingWords } from './ListingConsent.tsx';

interface Props {
  readonly params: { readonly key: string };
  readonly followUpRecord: FollowUp;
  readonly onChanged: (now: FollowUp | null) => void;
}

/** What has come of the consent, in a sentence. */
function outcomeOf({ listing: { agreed, isAdded }, corporation }: FollowUp): string {
  if (isAdded && agreed === false)
    return `Others work with the record by now, so it stays in the directory. Write to ${corporation.name} to have it removed.`;
  if (isAdded) return 'Your company is in the directory.';
  return listingWords;
}

/** Whether the company may be listed in the directory. The submitter changes it at any time. */
export function FollowUpListing({ params, followUpRecord, onChanged }: Props) {
  const { agreed, at } = followUpRecord.listing;
  const { mutate, isPending, variables, error } = useMutation({
    mutationFn: (next: boolean) => call(agree, { params, body: { agreed: next } }),
    onSuccess: onChanged,
  });
  return (
    <section aria-labelledby="listing" className="border-t border-line pt-6">
      <h2 id="listing" className="text-reading font-semibold">
        Company directory
      </h2>
      <div className="mt-2">
        <CheckboxField
          isSelected={isPending ? variables : agreed === true}
          isDisabled={isPending}
          onChange={(next) => mutate(next)}
        >
          <span className="text-body">{consentWords}</span>
        </CheckboxField>
      </div>
      <p aria-live="polite" className="mt-1 text-control text-ink-3">
        {outcomeOf(followUpRecord)}
        {at !== null && agreed === true && (
          <>
            {' '}
            You agreed on <DateText at={at} />.
          </>
        )}
      </p>
      <ErrorText className="mt-2">{error?.message}</ErrorText>
    </section>
  );
}
