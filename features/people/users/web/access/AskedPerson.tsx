import { useQuery } from '@tanstack/react-query';
import { X } from 'lucide-react';
import { queryOptionsOf } from '#core/web/transport/query-options.ts';
import { explain } from '#features/people/users/domain/access/endpoints.ts';
import { PersonSearch } from '#features/people/users/web/shared/PersonSearch.tsx';
import { Avatar } from '#ui/Avatar.tsx';
import { Button } from '#ui/Button.tsx';

interface Props {
  readonly id: string | undefined;
  readonly onChange: (id: string | undefined) => void;
}

const nobody: ReadonlySet<string> = new Set();

/** Who it is about: chosen by name, and shown with a way to choose somebody else. */
export function AskedPerson({ id, onChange }: Props) {
  const { data } = useQuery({
    ...queryOptionsOf(explain, { query: { kind: 'product', userId: id } }),
    enabled: id !== undefined,
  });
  if (id === undefined) {
    return (
      <div className="flex min-w-64 max-sm:w-full">
        <PersonSearch
          onTeam={nobody}
          isFocused={false}
          onType={() => {}}
          onChoose={(person) => onChange(person.id)}
        />
      </div>
    );
  }
  const name = data?.person.name ?? '…';
  return (
    <span className="flex h-8 items-center gap-2 rounded-control border border-line-strong bg-raised pr-0.5 pl-1.5 text-control font-medium pointer-coarse:h-10">
      <Avatar id={id} name={name} shape="person" className="size-5!" />
      <span className="max-w-48 truncate">{name}</span>
      <Button
        variant="quiet"
        size="icon"
        className="size-7"
        aria-label={`Choose someone other than ${name}`}
        onPress={() => onChange(undefined)}
      >
        <X aria-hidden className="size-4 text-ink-3" strokeWidth={1.75} />
      </Button>
    </span>
  );
}
