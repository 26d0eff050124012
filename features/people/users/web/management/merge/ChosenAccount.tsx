import { personName } from '#core/domain/identity/names.ts';
import { PersonSearch } from '#features/people/users/web/shared/PersonSearch.tsx';
import type { FoundUser } from '#core/domain/identity/user.ts';
import { Avatar } from '#ui/Avatar.tsx';
import { Button } from '#ui/Button.tsx';

interface Props {
  /** The account that goes, which cannot be chosen. */
  readonly sourceId: string;
  readonly chosen: FoundUser | undefined;
  readonly onChange: (user: FoundUser | undefined) => void;
}

/** The account that stays: chosen by name, and shown with a way to choose another one. */
export function ChosenAccount({ sourceId, chosen, onChange }: Props) {
  return (
    <div>
      <p className="mb-1.5 font-medium">Account that stays</p>
      {chosen === undefined ? (
        <div className="flex">
          <PersonSearch
            onTeam={new Set([sourceId])}
            inUse="The same account"
            isFocused
            onType={() => {}}
            onChoose={onChange}
          />
        </div>
      ) : (
        <div className="flex items-center gap-3 rounded-card border border-line px-3 py-2">
          <Avatar
            id={chosen.id}
            name={personName(chosen)}
            imageUrl={chosen.photoUrl}
            shape="person"
          />
          <div className="min-w-0 flex-1">
            <p className="truncate font-medium">{personName(chosen)}</p>
            <p className="truncate text-control text-ink-3">{chosen.email}</p>
          </div>
          <Button variant="quiet" onPress={() => onChange(undefined)}>
            Choose another
          </Button>
        </div>
      )}
    </div>
  );
}
