import { useState } from 'react';
import { personName } from '#core/domain/identity/names.ts';
import type { TeamMember } from '#core/domain/identity/user.ts';
import { PersonName, PersonPhoto } from '#features/people/users/web/shared/Person.tsx';
import { Button } from '#ui/Button.tsx';
import { ErrorText } from '#ui/ErrorText.tsx';
import { Pill } from '#ui/Tag.tsx';
import { RoleSelect } from './RoleSelect.tsx';

interface Props {
  readonly member: TeamMember;
  readonly isReader: boolean;
  readonly canManage: boolean;
  /** Why the last change of this member was refused. */
  readonly problem: string | undefined;
  readonly onChange: (role: string | null) => void;
}

/** A member of the case team, with the controls the reader may use. */
export function TeamRow({ member, isReader, canManage, problem, onChange }: Props) {
  const [isAsking, setIsAsking] = useState(false);
  const name = personName(member);
  const actionLabel = isReader ? 'Leave' : 'Remove';
  return (
    <li className="px-4 py-3">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <PersonPhoto id={member.id} name={name} size="l" />
        <div className="min-w-0 flex-1 basis-40">
          <p className="truncate font-medium">
            <PersonName id={member.id} name={name} />
            {isReader && <span className="font-normal text-ink-3"> (you)</span>}
          </p>
          <p className="flex flex-wrap gap-x-1.5 text-control text-ink-2">
            {member.title && (
              <>
                <span className="truncate">{member.title}</span>
                <span aria-hidden className="text-ink-3 max-sm:hidden">
                  ·
                </span>
              </>
            )}
            <a
              href={`mailto:${member.email}`}
              className="-my-1 truncate py-1 text-ink-3 hover:text-accent-ink hover:underline"
            >
              {member.email}
            </a>
          </p>
        </div>
        <div className="flex items-center gap-1 max-sm:w-full max-sm:justify-between max-sm:pl-13 max-[22.5rem]:pl-0">
          {canManage ? (
            <RoleSelect label={`Role of ${name}`} role={member.role} onChange={onChange} />
          ) : (
            member.role && (
              <Pill tone={member.role === 'Case Owner' ? 'accent' : 'neutral'}>{member.role}</Pill>
            )
          )}
          {(canManage || isReader) && (
            <Button
              variant="quiet"
              className="-mr-2.5"
              aria-label={isReader ? 'Leave the team' : `Remove ${name}`}
              aria-expanded={isAsking}
              onPress={() => setIsAsking(!isAsking)}
            >
              {actionLabel}…
            </Button>
          )}
        </div>
      </div>
      {canManage && member.isConfirmed === false && (
        <div className="mt-2 flex flex-wrap items-center gap-2 text-control text-ink-2 sm:pl-13">
          <span className="min-w-0 flex-1 basis-60">
            This role can read. Confirm it to let {name} comment and vote.
          </span>
          <Button size="small" onPress={() => onChange(member.role)}>
            Confirm
          </Button>
        </div>
      )}
      <ErrorText className="mt-2 text-control sm:pl-13">{problem}</ErrorText>
      {isAsking && (
        <div
          role="alert"
          className="mt-2 flex flex-wrap items-center gap-2 text-control text-ink-2 sm:pl-13"
        >
          <span className="min-w-0 flex-1 basis-60">
            {isReader
              ? 'Leave this team? You will no longer see its votes and comments.'
              : `Remove ${name} from this team? They are notified and lose the access of this role.`}
          </span>
          <Button
            variant="danger"
            size="small"
            onPress={() => {
              setIsAsking(false);
              onChange(null);
            }}
          >
            {actionLabel}
          </Button>
          <Button variant="quiet" size="small" onPress={() => setIsAsking(false)}>
            Cancel
          </Button>
        </div>
      )}
    </li>
  );
}
