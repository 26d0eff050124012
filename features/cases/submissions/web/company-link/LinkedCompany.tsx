import type { Submission } from '#features/cases/submissions/domain/submission.ts';
import type { CompanyCard } from '#features/directory/companies/domain/company.ts';
import { Button } from '#ui/Button.tsx';
import { DateText } from '#ui/dates.tsx';
import { useCompanyLink } from './use-company-link.ts';

interface Props {
  readonly submission: Submission;
  readonly company: CompanyCard;
}

/** What may be done about the link, and where the record came from. */
export function LinkedCompany({ submission, company }: Props) {
  const { mutate, isPending } = useCompanyLink(submission);
  const { isAdded, agreed, at } = submission.listing;
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 border-t border-line py-1.5 pr-2 pl-4 text-small text-ink-3">
      <span>
        {isAdded ? 'Added from this submission' : 'In the directory'}
        {isAdded && agreed === false && at !== null && (
          <span className="block text-warn-ink">
            The consent was withdrawn on <DateText at={at} />; others use the record.
          </span>
        )}
      </span>
      <span className="flex">
        {isAdded && (
          <Button
            variant="quiet"
            size="small"
            isDisabled={isPending}
            onPress={() => mutate({ does: 'remove', company })}
          >
            Remove from directory
          </Button>
        )}
        <Button
          variant="quiet"
          size="small"
          isDisabled={isPending}
          onPress={() => mutate({ does: 'unlink', company })}
        >
          Unlink
        </Button>
      </span>
    </div>
  );
}
