import { clsx } from 'clsx';
import { FilePlus2, Mail, MoreHorizontal, ThumbsDown, ThumbsUp } from 'lucide-react';
import { MenuTrigger } from 'react-aria-components/Menu';
import { Popover } from 'react-aria-components/Popover';
import { CompanyActions } from '#features/directory/collections/web/shared/CompanyActions.tsx';
import { QuickAdd } from '#features/directory/collections/web/shared/QuickAdd.tsx';
import type { NamedCompany } from '#features/directory/collections/domain/company-changes.ts';
import type { Match, Thumb } from '#features/portfolio/matches/domain/match.ts';
import { ActionMenu } from '#ui/ActionMenu.tsx';
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

/** On a phone everything is in one menu: two lines have no room for it. */
function ActionsMenu({
  match,
  onThumb,
  onInvite,
  onSubmit,
}: RowActions & { readonly match: Match }) {
  const { company, known } = match;
  const isNew = !known.isSubmittedHere;
  const actions = [
    ...(onThumb
      ? thumbs.map(({ value, words, icon }) => ({
          id: value,
          label: match.thumb === value ? `Take back: ${words.toLowerCase()} this` : `${words} this`,
          icon,
          run: () => onThumb(match, value),
        }))
      : []),
    ...(onInvite && isNew
      ? [{ id: 'invite', label: 'Invite', icon: Mail, run: () => onInvite(company) }]
      : []),
    ...(onSubmit && isNew
      ? [
          {
            id: 'submit',
            label: 'Add as submission',
            icon: FilePlus2,
            run: () => onSubmit(company),
          },
        ]
      : []),
  ];
  if (actions.length === 0) return null;
  return (
    <MenuTrigger>
      <Button variant="quiet" size="icon" aria-label={`Actions for ${company.name}`}>
        <MoreHorizontal aria-hidden className="size-4" strokeWidth={1.75} />
      </Button>
      <Popover placement="bottom end" className="floating min-w-48 rounded-card p-1">
        <ActionMenu label={`Actions for ${company.name}`} actions={actions} />
      </Popover>
    </MenuTrigger>
  );
}

/** What one does about a company that fits. */
export function MatchActions({ match, isSmall, isLive, ...actions }: Props) {
  const { company, known } = match;
  if (isSmall) {
    return (
      <div className="relative flex items-center">
        <QuickAdd company={company} />
        <ActionsMenu match={match} {...actions} />
      </div>
    );
  }
  const { onThumb, onInvite, onSubmit } = actions;
  return (
    <div className="relative flex items-center gap-1">
      <div className="w-56 min-w-0 max-xl:hidden">
        {isLive && (
          <div className="invisible min-w-0 group-focus-within:visible group-hover:visible group-has-[[aria-expanded=true]]:visible">
            <CompanyActions company={company} />
          </div>
        )}
      </div>
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
          size="icon"
          aria-label={`Add ${company.name} as submission`}
          onPress={() => onSubmit(company)}
        >
          <FilePlus2 aria-hidden className="size-4" strokeWidth={1.75} />
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
      <div className="min-w-0 xl:hidden">
        <QuickAdd company={company} />
      </div>
    </div>
  );
}
