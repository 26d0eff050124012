import { clsx } from 'clsx';
import { ThumbsDown, ThumbsUp } from 'lucide-react';
import { memo, useState, type ReactNode } from 'react';
import { CompanyActions } from '#features/collections/web/public/CompanyActions.tsx';
import { QuickAdd } from '#features/collections/web/public/QuickAdd.tsx';
import { CompanyLine } from '#features/companies/web/public/CompanyLine.tsx';
import { CompanyLink } from '#features/companies/web/public/CompanyLink.tsx';
import { kindNames } from '#features/companies/domain/company-labels.ts';
import { formatCompanyRef } from '#features/search/web/public/company-ref-param.ts';
import type { Criterion } from '#features/matches/domain/criteria.ts';
import type { Match, Thumb } from '#features/matches/domain/match.ts';
import { Avatar } from '#ui/Avatar.tsx';
import { Button } from '#ui/Button.tsx';
import { MatchReasons } from './MatchReasons.tsx';
import { ScoreBar } from './ScoreBar.tsx';

interface Props {
  readonly match: Match;
  readonly criteria: readonly Criterion[];
  readonly isOpen: boolean;
  readonly isSmall: boolean;
  readonly onOpen: (company: string) => void;
  /** Absent where nothing is learnt: for a text or a collection. */
  readonly onThumb?: ((match: Match, thumb: Thumb) => void) | undefined;
  /** A menu of further actions. */
  readonly menu?: ReactNode;
}

const thumbs = [
  { value: 'up', words: 'More like', icon: ThumbsUp },
  { value: 'down', words: 'Less like', icon: ThumbsDown },
] as const;

/** A company that fits, with its score, reasons and actions. */
function Row({ match, criteria, isOpen, isSmall, onOpen, onThumb, menu }: Props) {
  const [isLive, setIsLive] = useState(false);
  const { company, isExact } = match;
  const key = formatCompanyRef(company);
  const wake = () => setIsLive(true);
  return (
    <li
      data-row={key}
      onPointerEnter={wake}
      className={clsx(
        'group relative grid scroll-mt-16 grid-cols-[40px_minmax(0,1fr)_auto] gap-x-4 gap-y-1 xl:grid-cols-[40px_minmax(0,1fr)_64px_224px] border-b border-line px-4 py-3 [contain-intrinsic-size:auto_108px] [content-visibility:auto]',
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
      <div className="relative col-start-2 col-end-4 flex flex-wrap content-start items-center gap-1 xl:col-start-4 xl:col-end-5 xl:justify-end">
        {onThumb &&
          thumbs.map(({ value, words, icon: Icon }) => (
            <Button
              key={value}
              variant="quiet"
              size="icon"
              aria-label={`${words} ${company.name}`}
              aria-pressed={match.thumb === value}
              onPress={() => onThumb(match, value)}
              className={clsx(match.thumb === value && 'bg-accent-soft text-accent-ink!')}
            >
              <Icon
                aria-hidden
                className={clsx('size-4', match.thumb === value && 'fill-current')}
                strokeWidth={1.75}
              />
            </Button>
          ))}
        {menu}
        <div className="min-h-8 min-w-0 max-xl:ml-auto xl:w-full">
          {isSmall && <QuickAdd company={company} />}
          {!isSmall && isLive && (
            <div className="invisible min-w-0 group-focus-within:visible group-hover:visible group-has-[[aria-expanded=true]]:visible">
              <CompanyActions company={company} />
            </div>
          )}
        </div>
      </div>
    </li>
  );
}

export const MatchRow = memo(Row);
