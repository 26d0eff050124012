import { useState, type FormEvent } from 'react';
import { personName } from '#core/domain/identity/names.ts';
import type { FoundUser } from '#core/domain/identity/user.ts';
import type { Administrator } from '#features/people/users/domain/administrator.ts';
import { PersonSearch } from '#features/people/users/web/shared/PersonSearch.tsx';
import { Button } from '#ui/Button.tsx';

interface Props {
  readonly corporationId: string;
  readonly known: readonly Administrator[];
  readonly onAdd: (person: Administrator) => void;
}

/** Chooses somebody of the corporation to administer it. */
export function AddAdministrator({ corporationId, known, onAdd }: Props) {
  const [person, setPerson] = useState<FoundUser | null>(null);
  /** A changed key resets the field. */
  const [round, setRound] = useState(0);

  function submit(event: FormEvent): void {
    event.preventDefault();
    if (person === null) return;
    onAdd({
      ...person,
      email: person.email ?? '',
      photoUrl: person.photoUrl ?? null,
      since: new Date().toISOString(),
    });
    setPerson(null);
    setRound(round + 1);
  }

  return (
    <form aria-label="Add an administrator" onSubmit={submit}>
      <div className="flex flex-wrap items-start gap-2">
        <PersonSearch
          key={round}
          corporationId={corporationId}
          isFocused={round > 0}
          onTeam={new Set(known.map(({ id }) => id))}
          inUse="Administrator"
          onChoose={setPerson}
          onType={(typed) =>
            setPerson((current) => (current && personName(current) === typed ? current : null))
          }
        />
        <Button type="submit" isDisabled={person === null}>
          Add administrator
        </Button>
      </div>
      {person && (
        <p className="mt-2 text-small text-ink-3">
          {personName(person)} will be notified by email.
        </p>
      )}
    </form>
  );
}
