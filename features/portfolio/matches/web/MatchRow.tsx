import { clsx } from 'clsx';
import { memo, useState } from 'react';
import { CompanyLine } from '#features/directory/companies/web/shared/CompanyLine.tsx';
import { CompanyLink } from '#features/directory/companies/web/shared/CompanyLink.tsx';
import { formatCompanyRef } from '#features/portfolio/search-screen/web/shared/company-ref-param.ts';
import type { Criterion } from '#features/portfolio/matches/domain/criteria.ts';
import type { Match } from '#features/portfolio/matches/domain/match.ts';
import type { Invitation } from '#features/cases/company-invitations/domain/invitation.ts';
import { InvitationPill } from '#features/cases/company-invitations/web/shared/InvitationPill.tsx';
import { Avatar } from '#ui/Avatar.tsx';
import { MatchActions, type RowActions } from './MatchActions.tsx';
import { MatchReason } from './MatchReason.tsx';
import { MatchScore } from './MatchScore.tsx';

interface Props extends RowActions {
  readonly match: Match;
  readonly criteria: readonly Criterion[];
  readonly isOpen: boolean;
  readonly isSmall: boolean;
  readonly onOpen: (company: string) => void;
  /** The latest one, where the viewer may see it. */
  readonly invitation?: Invitation | undefined;
}

/** A company that fits in two lines: what it is, and the one reason; its score tells the rest. */
function Row({ match, criteria, isOpen, isSmall, onOpen, invitation, ...actions }: Props) {
  const [isLive, setIsLive] = useState(false);
  const { company, isExact } = match;
  const key = formatCompanyRef(company);
  const wake = () => setIsLive(true);
  return (
    <li
      data-row={key}
      onPointerEnter={wake}
      className={clsx(
        'group relative grid h-18 scroll-mt-16 grid-cols-[2.25rem_minmax(0,1fr)_auto] items-center gap-x-3 border-b border-line px-2 md:grid-cols-[2.5rem_2.25rem_minmax(0,1fr)_auto] md:px-3',
        isOpen
          ? 'bg-accent-soft shadow-[inset_2px_0_var(--color-accent)]'
          : 'focus-within:bg-accent-soft hover:bg-accent-soft',
      )}
    >
      <button
        type="button"
        data-walk={key}
        aria-label={`Preview ${company.name}`}
        aria-current={isOpen ? 'true' : undefined}
        onFocus={wake}
        onClick={() => onOpen(key)}
        className="absolute inset-0 cursor-pointer rounded-[2px] -outline-offset-2"
      />
      <MatchScore match={match} criteria={criteria} />
      <Avatar
        id={company.id}
        name={company.name}
        imageUrl={company.logoUrl}
        shape="company"
        className="size-9! max-md:hidden"
      />
      <div className="min-w-0">
        <p className="flex min-w-0 items-baseline gap-x-2">
          <CompanyLink
            company={company}
            className="relative min-h-6 min-w-0 truncate leading-6 font-semibold tracking-[-0.008em] text-ink"
          >
            {company.name}
          </CompanyLink>
          {invitation && <InvitationPill state={invitation.state} />}
          {isExact && (
            <span className="shrink-0 text-meta font-medium text-accent-ink">
              Named in the text
            </span>
          )}
          <span className="min-w-0 flex-1 truncate text-small text-ink-3 max-md:hidden">
            <CompanyLine company={company} />
          </span>
        </p>
        <MatchReason match={match} />
      </div>
      <MatchActions match={match} isSmall={isSmall} isLive={isLive} {...actions} />
    </li>
  );
}

export const MatchRow = memo(Row);
