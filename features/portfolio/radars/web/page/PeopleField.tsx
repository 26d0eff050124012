import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { isFoundry } from '#core/domain/authorization/permissions.ts';
import { personName } from '#core/domain/identity/names.ts';
import { search } from '#core/domain/identity/user-endpoints.ts';
import { limits } from '#core/domain/limits.ts';
import { useSession } from '#core/web/session/use-session.ts';
import { queryOptionsOf } from '#core/web/transport/query-options.ts';
import { Avatar } from '#ui/Avatar.tsx';
import { ReferenceField } from './ReferenceField.tsx';

interface Person {
  readonly id: string;
  readonly name: string;
}

interface Props {
  readonly label: string;
  readonly people: readonly Person[];
  readonly onChange: (people: readonly Person[]) => void;
  readonly most: number;
  readonly isRequired?: boolean;
}

/** People who see the radar, found by name or address. */
export function PeopleField({ people, onChange, ...field }: Props) {
  const { person: reader } = useSession();
  const [typed, setTyped] = useState('');
  const q = typed.trim();
  const isEnough = q.length >= limits.peopleSearchLeast;
  const { data } = useQuery({
    ...queryOptionsOf(search, {
      query: { q, sameCorporationOnly: isFoundry(reader) ? 'false' : 'true' },
    }),
    enabled: isEnough,
    placeholderData: keepPreviousData,
  });
  const users = isEnough ? (data ?? []) : [];
  return (
    <ReferenceField
      {...field}
      onChange={onChange}
      typed={typed}
      onType={setTyped}
      chosen={people}
      placeholder="Name or email"
      found={users.map((one) => ({ id: one.id, name: personName(one), about: one.email }))}
      renderMark={({ id, name }) => <Avatar id={id} name={name} shape="person" />}
    />
  );
}
