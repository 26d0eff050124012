import { X } from 'lucide-react';
import { personName } from '#core/domain/identity/names.ts';
import { PersonSearch } from '#features/people/users/web/shared/PersonSearch.tsx';
import { Button } from '#ui/Button.tsx';
import { ErrorText } from '#ui/ErrorText.tsx';

const nobody: ReadonlySet<string> = new Set();

interface Props {
  readonly owner: Owner;
  readonly problem: string | undefined;
  readonly onChange: (owner: Owner) => void;
}

type Owner = { readonly id: string; readonly name: string } | null;

/** Who answers for the pilot on our side. */
export function CharterOwner({ owner, problem, onChange }: Props) {
  return (
    <div>
      <p className="mb-1.5 font-medium">Internal owner</p>
      {owner === null ? (
        <PersonSearch
          onTeam={nobody}
          isFocused={false}
          onType={() => undefined}
          onChoose={(person) => onChange({ id: person.id, name: personName(person) })}
        />
      ) : (
        <p className="flex items-center gap-2">
          {owner.name}
          <Button
            variant="quiet"
            size="icon"
            aria-label={`Choose someone other than ${owner.name}`}
            onPress={() => onChange(null)}
          >
            <X aria-hidden className="size-4" />
          </Button>
        </p>
      )}
      <ErrorText>{problem}</ErrorText>
    </div>
  );
}
