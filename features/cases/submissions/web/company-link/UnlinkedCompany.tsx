import { useQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { candidates } from '#features/cases/submissions/domain/company-link/endpoints.ts';
import { isFoundersConsent } from '#features/cases/submissions/domain/company-link/directory-listing.ts';
import type { Submission } from '#features/cases/submissions/domain/submission.ts';
import { placeOf } from '#features/directory/companies/domain/company-labels.ts';
import { domainOf } from '#features/directory/companies/domain/web-domain.ts';
import { CompanyLink } from '#features/directory/companies/web/shared/CompanyLink.tsx';
import { entryMatchLabels } from '#features/directory/companies/web/shared/entry-match-labels.ts';
import { queryOptionsOf } from '#core/web/transport/query-options.ts';
import { Avatar } from '#ui/Avatar.tsx';
import { Button } from '#ui/Button.tsx';
import { CheckboxField } from '#ui/CheckboxField.tsx';
import { SkeletonLines } from '#ui/skeletons.tsx';
import { ErrorLine } from '#ui/states.tsx';
import { useCompanyLink, type CompanyChange } from './use-company-link.ts';

interface ActionProps {
  readonly submission: Submission;
  readonly isBusy: boolean;
  readonly change: (change: CompanyChange) => void;
}

/** Why it cannot be added. */
const reasonOf = ({ listing: { agreed } }: Submission): string =>
  agreed === null
    ? 'The founder was not asked whether the company may be listed, so it stays in this submission. They can agree on the page of their submission.'
    : 'The founder has not agreed to be listed in the directory, so the company stays in this submission.';

/** Adds it with one click; without consent, says why not. */
function AddToDirectory({ submission, isBusy, change }: ActionProps) {
  if (submission.listing.agreed === true)
    return (
      <Button isDisabled={isBusy} onPress={() => change({ does: 'add' })}>
        <Plus aria-hidden className="size-4 text-ink-3" strokeWidth={1.75} />
        Add to directory
      </Button>
    );
  if (isFoundersConsent(submission))
    return <p className="text-small text-ink-3">{reasonOf(submission)}</p>;
  return (
    <div>
      <CheckboxField
        isSelected={false}
        isDisabled={isBusy}
        onChange={(agreed) => change({ does: 'consent', agreed })}
      >
        The company agreed to be listed
      </CheckboxField>
      <p className="mt-0.5 text-small text-ink-3">It can then be added to the directory.</p>
    </div>
  );
}

/** The directory's companies that it may be, or the way into the directory. */
export function UnlinkedCompany({ submission }: { readonly submission: Submission }) {
  const { mutate, isPending } = useCompanyLink(submission);
  const query = useQuery(queryOptionsOf(candidates, { params: { id: submission.id } }));
  const { isSure = false, companies = [] } = query.data ?? {};
  return (
    <div className="space-y-3 border-t border-line px-4 py-3">
      {query.isPending && <SkeletonLines of={['h-4 w-1/3', 'h-8']} className="space-y-2" />}
      {query.error && (
        <ErrorLine
          title="The directory could not be asked"
          error={query.error}
          onRetry={() => void query.refetch()}
        />
      )}
      {companies.length > 0 && (
        <div>
          <h3 className="mb-1.5 text-small font-semibold">
            {isSure ? 'Looks like' : 'May be in the directory as'}
          </h3>
          <ul className="space-y-2">
            {companies.map(({ company, by }) => (
              <li key={company.id} className="flex items-center gap-3">
                <Avatar
                  id={company.id}
                  name={company.name}
                  imageUrl={company.logoUrl}
                  shape="company"
                />
                <span className="min-w-0 flex-1">
                  <span className="block truncate font-medium">
                    <CompanyLink company={company}>{company.name}</CompanyLink>
                  </span>
                  <span className="block truncate text-small text-ink-3">
                    {[entryMatchLabels[by], domainOf(company.url), placeOf(company)]
                      .filter(Boolean)
                      .join(' · ')}
                  </span>
                </span>
                <Button
                  size="small"
                  isDisabled={isPending}
                  aria-label={`Link to ${company.name}`}
                  onPress={() => mutate({ does: 'link', company })}
                >
                  Link
                </Button>
              </li>
            ))}
          </ul>
        </div>
      )}
      {query.data && !isSure && (
        <AddToDirectory submission={submission} isBusy={isPending} change={mutate} />
      )}
    </div>
  );
}
