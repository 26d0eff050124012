import { useState, type FormEvent } from 'react';
import type { OpportunityRole } from '#core/domain/authorization/case-role.ts';
import { describeRole } from '#features/cases/opportunities/domain/role-descriptions.ts';
import { personName } from '#core/domain/identity/names.ts';
import type { FoundUser, TeamMember } from '#core/domain/identity/user.ts';
import { Button } from '#ui/Button.tsx';
import { ErrorText } from '#ui/ErrorText.tsx';
import { PersonSearch } from '#features/people/users/web/shared/PersonSearch.tsx';
import { RoleSelect } from './RoleSelect.tsx';

interface Props {
  readonly team: readonly TeamMember[];
  readonly onAdd: (person: TeamMember, role: OpportunityRole) => void;
  /** Why adding the last person was refused. */
  readonly problem: string | undefined;
}

/** Adds somebody to the case team. The chosen role is reused for the next person. */
export function AddPeople({ team, onAdd, problem }: Props) {
  const [person, setPerson] = useState<FoundUser | null>(null);
  const [role, setRole] = useState<OpportunityRole>('Case Team Member');
  /** A changed key resets the field. */
  const [round, setRound] = useState(0);

  function submit(event: FormEvent): void {
    event.preventDefault();
    if (person === null) return;
    onAdd({ ...person, email: person.email ?? '', role: null }, role);
    setPerson(null);
    setRound(round + 1);
  }

  return (
    <section aria-labelledby="add-people" className="rounded-card border border-line bg-raised p-4">
      <h2 id="add-people" className="mb-2.5 text-small font-semibold">
        Add people
      </h2>
      <form onSubmit={submit} className="flex flex-wrap items-start gap-2">
        <PersonSearch
          key={round}
          isFocused={round > 0}
          onTeam={new Set(team.map(({ id }) => id))}
          onChoose={setPerson}
          onType={(typed) =>
            setPerson((current) => (current && personName(current) === typed ? current : null))
          }
        />
        <div className="flex gap-2">
          <RoleSelect label="Role" role={role} onChange={setRole} />
          <Button type="submit" variant="primary" isDisabled={person === null}>
            Add
          </Button>
        </div>
      </form>
      <p className="mt-2 text-small text-ink-3">
        {role}: {describeRole(role).toLowerCase()}.
        {person && ` ${personName(person)} will be notified.`}
      </p>
      <ErrorText className="mt-2 text-control">{problem}</ErrorText>
    </section>
  );
}
