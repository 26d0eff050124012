import { clsx } from 'clsx';
import { FilePlus2, Mail, ThumbsDown, ThumbsUp } from 'lucide-react';
import { CompanyActions } from '#features/directory/collections/web/shared/CompanyActions.tsx';
import { QuickAdd } from '#features/directory/collections/web/shared/QuickAdd.tsx';
import type { NamedCompany } from '#features/directory/collections/domain/company-changes.ts';
import type { Match, Thumb } from '#features/portfolio/matches/domain/match.ts';
import { Button } from '#ui/Button.tsx';

export interface RowActions {
  /** Absent where nothing is learnt: for a text or a collection. */
  readonly onThumb?: ((match: Match, thumb: Thumb) => void) | undefined;
  readonly onInvite?: ((company: NamedCompany) => void) | undefined;
  readonly onSubmit?: ((company: NamedCompany) => void) | undefined;
}

interface Props extends RowActions {
  readonly match: Match;
  readonly isSmall: boolean;
  /** The row is pointed at or focused: only then has it the menu of collections. */
  readonly isLive: boolean;
}

const thumbs = [
  { value: 'up', words: 'More like', icon: ThumbsUp },
  { value: 'down', words: 'Less like', icon: ThumbsDown },
] as const;

/** What one does about a company that fits. */
export function MatchActions({ match, isSmall, isLive, onThumb, onInvite, onSubmit }: Props) {
  const { company, known } = match;
  return (
    <div className="relative col-start-2 col-end-4 flex flex-wrap content-start items-center gap-1 max-xl:-ml-2 xl:col-start-4 xl:col-end-5 xl:justify-end">
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
      {onSubmit && !known.isSubmittedHere && (
        <Button
          variant="quiet"
          size="small"
          aria-label={`Submit ${company.name}`}
          onPress={() => onSubmit(company)}
        >
          <FilePlus2 aria-hidden className="size-4" strokeWidth={1.75} />
          Submit
        </Button>
      )}
      {onInvite && !known.isSubmittedHere && (
        <Button
          size="small"
          aria-label={`Invite ${company.name}`}
          onPress={() => onInvite(company)}
        >
          <Mail aria-hidden className="size-4 text-ink-3" strokeWidth={1.75} />
          Invite
        </Button>
      )}
      <div className="min-h-8 min-w-0 max-xl:ml-auto xl:mt-1 xl:w-full">
        {isSmall && <QuickAdd company={company} />}
        {!isSmall && isLive && (
          <div className="invisible min-w-0 group-focus-within:visible group-hover:visible group-has-[[aria-expanded=true]]:visible">
            <CompanyActions company={company} />
          </div>
        )}
      </div>
    </div>
  );
}
