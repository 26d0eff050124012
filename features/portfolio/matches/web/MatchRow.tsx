import { clsx } from 'clsx';
import { memo, useState } from 'react';
import { CompanyLine } from '#features/directory/companies/web/shared/CompanyLine.tsx';
import { CompanyLink } from '#features/directory/companies/web/shared/CompanyLink.tsx';
import { kindNames } from '#features/directory/companies/domain/company-labels.ts';
import { formatCompanyRef } from '#features/portfolio/search-screen/web/shared/company-ref-param.ts';
import type { Criterion } from '#features/portfolio/matches/domain/criteria.ts';
import type { Match } from '#features/portfolio/matches/domain/match.ts';
import type { Invitation } from '#features/cases/company-invitations/domain/invitation.ts';
import { InvitationPill } from '#features/cases/company-invitations/web/shared/InvitationPill.tsx';
import { Avatar } from '#ui/Avatar.tsx';
import { MatchActions, type RowActions } from './MatchActions.tsx';
import { MatchReasons } from './MatchReasons.tsx';
import { ScoreBar } from './ScoreBar.tsx';

interface Props extends RowActions {
  readonly match: Match;
  readonly criteria: readonly Criterion[];
  readonly isOpen: boolean;
  readonly isSmall: boolean;
  readonly onOpen: (company: string) => void;
  /** The latest one, where the viewer may see it. */
  readonly invitation?: Invitation | undefined;
}

/** A company that fits, with its score, reasons and actions. */
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
        'group relative grid scroll-mt-16 grid-cols-[40px_minmax(0,1fr)_auto] gap-x-4 gap-y-1.5 xl:grid-cols-[40px_minmax(0,1fr)_64px_256px] border-b border-line px-4 py-3',
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
      <Avatar
        id={company.id}
        name={company.name}
        imageUrl={company.logoUrl}
        shape="company"
        size="l"
      />
      <div className="min-w-0">
        <p className="flex min-w-0 flex-wrap items-baseline gap-x-2">
          <CompanyLink
            company={company}
            className="relative min-h-6 min-w-0 truncate leading-6 font-semibold tracking-[-0.008em] text-ink"
          >
            {company.name}
          </CompanyLink>
          <span className="shrink-0 text-[0.7188rem] text-ink-3">{kindNames[company.kind]}</span>
          {invitation && <InvitationPill state={invitation.state} />}
          {isExact && (
            <span className="shrink-0 text-[0.7188rem] font-medium text-accent-ink">
              Named in the text
            </span>
          )}
        </p>
        {company.oneLiner && (
          <p className="line-clamp-2 text-control text-ink-2">{company.oneLiner}</p>
        )}
        <MatchReasons match={match} criteria={criteria} />
        <p className="mt-0.5 text-small text-ink-3">
          <CompanyLine company={company} />
        </p>
      </div>
      <ScoreBar score={match.score} parts={match.parts} />
      <MatchActions match={match} isSmall={isSmall} isLive={isLive} {...actions} />
    </li>
  );
}

export const MatchRow = memo(Row);
