import { X } from 'lucide-react';
import { useState } from 'react';
import type { OpportunityRole } from '#core/domain/authorization/case-role.ts';
import { describeRole } from '#features/cases/opportunities/domain/role-descriptions.ts';
import { personName } from '#core/domain/identity/names.ts';
import type { FoundUser } from '#core/domain/identity/user.ts';
import { useSession } from '#core/web/session/use-session.ts';
import { Avatar } from '#ui/Avatar.tsx';
import { Button } from '#ui/Button.tsx';
import type { ChosenMember } from './form-values.ts';
import { PersonSearch } from '#features/people/users/web/shared/PersonSearch.tsx';
import { RoleSelect } from './RoleSelect.tsx';

interface Props {
  readonly team: readonly ChosenMember[];
  readonly onChange: (team: ChosenMember[]) => void;
}

/** The team of an opportunity that is not posted yet. */
export function TeamField({ team, onChange }: Props) {
  const { user } = useSession();
  const [person, setPerson] = useState<FoundUser | null>(null);
  const [role, setRole] = useState<OpportunityRole>('Case Team Member');
  /** A changed key resets the field. */
  const [round, setRound] = useState(0);

  function add(): void {
    if (person === null) return;
    onChange([...team, { id: person.id, name: personName(person), role }]);
    setPerson(null);
    setRound(round + 1);
  }

  return (
    <div className="space-y-3">
      {team.length > 0 && (
        <ul aria-label="Case team" className="divide-y divide-line rounded-card border border-line">
          {team.map((member) => (
            <li key={member.id} className="flex flex-wrap items-center gap-3 px-3 py-2">
              <Avatar id={member.id} name={member.name} shape="person" />
              <span className="min-w-0 flex-1 truncate font-medium">{member.name}</span>
              <RoleSelect
                label={`Role of ${member.name}`}
                role={member.role}
                onChange={(next) =>
                  onChange(team.map((one) => (one.id === member.id ? { ...one, role: next } : one)))
                }
              />
              <Button
                variant="quiet"
                size="icon"
                aria-label={`Leave ${member.name} out`}
                onPress={() => onChange(team.filter(({ id }) => id !== member.id))}
              >
                <X aria-hidden className="size-4" />
              </Button>
            </li>
          ))}
        </ul>
      )}
      <div className="flex flex-wrap items-start gap-2">
        <PersonSearch
          key={round}
          isFocused={round > 0}
          onTeam={new Set([...team.map(({ id }) => id), user?.id ?? ''])}
          onChoose={setPerson}
          onType={(typed) =>
            setPerson((current) => (current && personName(current) === typed ? current : null))
          }
        />
        <div className="flex gap-2">
          <RoleSelect label="Role" role={role} onChange={setRole} />
          <Button isDisabled={person === null} onPress={add}>
            Add
          </Button>
        </div>
      </div>
      <p className="text-small text-ink-3">
        {role}: {describeRole(role).toLowerCase()}.
      </p>
    </div>
  );
}
