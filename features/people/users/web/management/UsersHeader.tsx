import { UserPlus } from 'lucide-react';
import { formatNumber } from '#core/domain/format.ts';
import { ExportButton } from '#features/people/exports/web/shared/ExportButton.tsx';
import { exportOfUsers } from '#features/people/users/domain/export.ts';
import type { UserFigures } from '#features/people/users/domain/managed-user.ts';
import { Button } from '#ui/Button.tsx';
import { PageHeader } from '#ui/PageHeader.tsx';
import type { listedBy } from './search-params.ts';

function leadOf({ people, recent, invited, disabled }: UserFigures): string {
  const part = (count: number, words: string) =>
    count === 0 ? [] : [`${formatNumber(count)} ${words}`];
  const parts = [
    `${formatNumber(people)} active`,
    `${formatNumber(recent)} signed in within 30 days`,
    ...part(invited, 'invited'),
    ...part(disabled, 'disabled'),
  ];
  return parts.join(' · ');
}

interface Props {
  /** Undefined while loading. */
  readonly figures: UserFigures | undefined;
  /** What of the list is exported; null: another list is shown. */
  readonly exported: ReturnType<typeof listedBy> | null;
  readonly onInvite: () => void;
}

/** How many people there are, and what concerns all of them. */
export function UsersHeader({ figures, exported, onInvite }: Props) {
  return (
    <PageHeader
      title="Users"
      isCompact
      lead={figures === undefined ? <span className="skeleton block h-5 w-80" /> : leadOf(figures)}
      actions={
        <>
          {exported && <ExportButton kind={exportOfUsers} asked={{ filter: exported }} />}
          <Button variant="primary" onPress={onInvite}>
            <UserPlus aria-hidden className="size-4" strokeWidth={1.75} />
            Invite
          </Button>
        </>
      }
    />
  );
}
