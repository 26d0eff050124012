import { Check, ChevronRight, Link2Off, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { formatNumber, plural } from '#core/domain/format.ts';
import type { Company } from '#features/directory/companies/domain/company.ts';
import { differingFields } from '#features/directory/companies/domain/record-differences.ts';
import type {
  CompanyRecords,
  MatchState,
  OtherRecord,
} from '#features/directory/companies/domain/match.ts';
import { CompanyLink } from '#features/directory/companies/web/shared/CompanyLink.tsx';
import { kindNames } from '#features/directory/companies/domain/company-labels.ts';
import { Avatar } from '#ui/Avatar.tsx';
import { Button } from '#ui/Button.tsx';
import { Pill } from '#ui/Tag.tsx';
import { matchReasonLabels } from '#features/directory/companies/web/shared/match-reason-labels.ts';
import { RecordComparison } from '#features/directory/companies/web/shared/RecordComparison.tsx';

function Head({
  company,
  about,
  actions,
}: {
  readonly company: Company;
  readonly about: ReactNode;
  readonly actions: ReactNode;
}) {
  return (
    <div className="flex flex-wrap items-center gap-3">
      <Avatar id={company.id} name={company.name} imageUrl={company.logoUrl} shape="company" />
      <div className="min-w-0 flex-1 basis-52">
        <p className="flex flex-wrap items-center gap-2">
          <CompanyLink company={company} className="min-w-0 truncate font-semibold">
            {company.name}
          </CompanyLink>
          <Pill>{kindNames[company.kind]}</Pill>
        </p>
        <p className="mt-0.5 text-small text-ink-3">{about}</p>
      </div>
      {actions}
    </div>
  );
}

export interface RecordProps {
  readonly company: Company;
  readonly onDecide: (
    match: { id: string; state?: MatchState },
    other: Company,
    to: MatchState,
  ) => void;
}

/** A record of the same company, linked by its evidence or by a decision. */
export function SameRecord({
  company,
  other: { company: other, match },
  mayDecide,
  onDecide,
}: RecordProps & { readonly other: OtherRecord; readonly mayDecide: boolean }) {
  const differing = differingFields(company, other).length;
  return (
    <li className="p-4">
      <Head
        company={other}
        about={match ? matchReasonLabels[match.reason] : 'Joined through another record'}
        actions={
          mayDecide &&
          match && (
            <Button variant="quiet" size="small" onPress={() => onDecide(match, other, 'rejected')}>
              <Link2Off aria-hidden className="size-3.5" strokeWidth={1.75} />
              Not the same
            </Button>
          )
        }
      />
      {differing > 0 && (
        <details className="group mt-2 sm:ml-10">
          <summary className="inline-flex min-h-6 cursor-pointer items-center gap-1 text-control text-ink-2 hover:text-ink">
            <ChevronRight
              aria-hidden
              className="size-3.5 text-ink-3 transition-transform group-open:rotate-90"
            />
            {plural(differing, 'One difference', `${formatNumber(differing)} differences`)}
          </summary>
          <div className="mt-1.5">
            <RecordComparison one={company} other={other} />
          </div>
        </details>
      )}
    </li>
  );
}

/** A suggested record of the same company, side by side, to be decided. */
export function SuggestedRecord({
  company,
  other: { company: other, match },
  onDecide,
}: RecordProps & { readonly other: CompanyRecords['suggested'][number] }) {
  return (
    <li className="p-4">
      <Head
        company={other}
        about={`May be the same company. ${matchReasonLabels[match.reason]}.`}
        actions={
          <span className="flex gap-2 max-sm:w-full">
            <Button
              onPress={() => onDecide(match, other, 'rejected')}
              aria-label={`Not the same: ${other.name} in ${kindNames[other.kind]}`}
            >
              <X aria-hidden className="size-4" strokeWidth={1.75} />
              Not the same
            </Button>
            <Button
              variant="primary"
              onPress={() => onDecide(match, other, 'accepted')}
              aria-label={`Same company: ${other.name} in ${kindNames[other.kind]}`}
            >
              <Check aria-hidden className="size-4" strokeWidth={1.75} />
              Same company
            </Button>
          </span>
        }
      />
      <div className="mt-3 sm:ml-10">
        <RecordComparison one={company} other={other} />
      </div>
    </li>
  );
}
