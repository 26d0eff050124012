import { Check } from 'lucide-react';
import type { SystemRoleName } from '#core/domain/authorization/system-role.ts';
import { Button } from '#ui/Button.tsx';
import { copyLink } from '#ui/CopyLink.tsx';
import { ErrorText } from '#ui/ErrorText.tsx';
import { RoleField } from './RoleField.tsx';
import type { InviteRow } from './use-invite-form.ts';

function noteOf({ state, result }: InviteRow): string | null {
  if (result?.isInvited === true)
    return result.link === null ? 'Invited' : 'Copy the link for them';
  if (state === 'member') return 'Has an account already';
  return state === 'invited' ? 'Was invited before, and gets another link' : null;
}

interface RowProps {
  readonly row: InviteRow;
  readonly onRole: ((role: SystemRoleName | null) => void) | undefined;
}

function Row({ row, onRole }: RowProps) {
  const { email, name, state, role, result } = row;
  const link = result?.isInvited === true ? result.link : null;
  const note = noteOf(row);
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-1.5 px-3 py-2 text-control">
      <div className="min-w-0 flex-1 basis-48">
        <p className="truncate font-medium">{name === '' ? email : name}</p>
        {name !== '' && <p className="truncate text-ink-3">{email}</p>}
        {note !== null && (
          <p className="flex items-center gap-1 text-ink-3">
            {result?.isInvited === true && <Check aria-hidden className="size-3.5" />}
            {note}
          </p>
        )}
        {result?.isInvited === false && <ErrorText>{result.problem}</ErrorText>}
      </div>
      {link !== null && (
        <>
          <input
            readOnly
            aria-label={`Link for ${email}`}
            value={link}
            onFocus={(event) => event.target.select()}
            className="h-8 w-40 min-w-0 rounded-control border border-line-strong bg-raised px-2 font-mono text-small text-ink"
          />
          <Button
            size="small"
            aria-label={`Copy the link for ${email}`}
            onPress={() => void copyLink(link)}
          >
            Copy
          </Button>
        </>
      )}
      {onRole && state !== 'member' && result?.isInvited !== true && (
        <RoleField label={`Role of ${email}`} isLabelHidden value={role} onChange={onRole} />
      )}
    </li>
  );
}

interface Props {
  readonly rows: readonly InviteRow[];
  readonly unreadable: readonly string[];
  /** Undefined: nobody gets a role. */
  readonly onRole: ((email: string, role: SystemRoleName | null) => void) | undefined;
}

/** What was read of the addresses, and what became of each. */
export function InviteRows({ rows, unreadable, onRole }: Props) {
  if (rows.length + unreadable.length === 0) return null;
  return (
    <ul
      aria-label="Addresses"
      className="max-h-72 divide-y divide-line overflow-y-auto rounded-card border border-line"
    >
      {unreadable.map((part, index) => (
        <li key={index} className="px-3 py-2 text-control text-bad-ink">
          “{part}” is not an email address.
        </li>
      ))}
      {rows.map((row) => (
        <Row key={row.email} row={row} onRole={onRole && ((role) => onRole(row.email, role))} />
      ))}
    </ul>
  );
}
