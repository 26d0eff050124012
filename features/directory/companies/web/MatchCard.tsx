import { Check, X } from 'lucide-react';
import type { Company } from '#features/directory/companies/domain/company.ts';
import type { CompanyMatch, MatchState } from '#features/directory/companies/domain/match.ts';
import { CompanyLink } from '#features/directory/companies/web/shared/CompanyLink.tsx';
import { kindNames } from '#features/directory/companies/domain/company-labels.ts';
import { Avatar } from '#ui/Avatar.tsx';
import { Button } from '#ui/Button.tsx';
import { distinctNamesOf } from './shared/record-names.ts';
import { matchReasonLabels } from './shared/match-reason-labels.ts';
import { RecordComparison } from './shared/RecordComparison.tsx';

/** Decorative: screen readers use the button's name. */
const key =
  'rounded-chip border border-current px-1 text-meta leading-4 opacity-70 after:content-[attr(data-key)] max-md:hidden';

function Side({ company, isStop }: { readonly company: Company; readonly isStop?: boolean }) {
  return (
    <div className="flex min-w-0 flex-1 basis-56 items-start gap-3">
      <Avatar id={company.id} name={company.name} imageUrl={company.logoUrl} shape="company" />
      <div className="min-w-0">
        <div className="truncate font-semibold">
          <CompanyLink company={company} isStop={isStop}>
            {company.name}
          </CompanyLink>
        </div>
        <p className="line-clamp-2 text-control text-ink-2">{company.oneLiner}</p>
        <p className="mt-0.5 text-small text-ink-3">{kindNames[company.kind]}</p>
      </div>
    </div>
  );
}

interface Props {
  readonly match: CompanyMatch;
  readonly onDecide: (state: MatchState) => void;
  readonly onSkip: () => void;
}

/** Two records to accept as the same company or to reject. */
export function MatchCard({ match: { id, reason, first, second }, onDecide, onSkip }: Props) {
  const { x, y } = distinctNamesOf(first, second);
  return (
    <article
      data-row={id}
      aria-label={`${x} and ${y}`}
      className="rounded-card border border-line bg-raised p-4 transition-colors focus-within:border-accent sm:p-5"
    >
      <div className="flex flex-wrap items-start gap-x-6 gap-y-4">
        <Side company={first} isStop />
        <Side company={second} />
        <div className="flex flex-wrap items-center gap-2 max-sm:w-full">
          <Button
            variant="quiet"
            onPress={onSkip}
            aria-keyshortcuts="s"
            aria-label={`Skip: ${x} and ${y}`}
          >
            Skip
            <span aria-hidden data-key="s" className={key} />
          </Button>
          <Button
            onPress={() => onDecide('rejected')}
            aria-keyshortcuts="n"
            aria-label={`Not the same: ${x} and ${y}`}
          >
            <X aria-hidden className="size-4" strokeWidth={1.75} />
            Not the same
            <span aria-hidden data-key="n" className={key} />
          </Button>
          <Button
            variant="primary"
            onPress={() => onDecide('accepted')}
            aria-keyshortcuts="y"
            aria-label={`Same company: ${x} and ${y}`}
          >
            <Check aria-hidden className="size-4" strokeWidth={1.75} />
            Same company
            <span aria-hidden data-key="y" className={key} />
          </Button>
        </div>
      </div>
      <p className="mt-4 mb-1 text-small font-medium text-accent-ink">
        {matchReasonLabels[reason]}
      </p>
      <RecordComparison one={first} other={second} />
    </article>
  );
}
