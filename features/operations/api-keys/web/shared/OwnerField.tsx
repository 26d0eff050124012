import { useQuery } from '@tanstack/react-query';
import { allCorporations } from '#core/domain/identity/corporation.ts';
import { isFoundry, may } from '#core/domain/authorization/permissions.ts';
import { list } from '#core/domain/identity/corporation-endpoints.ts';
import { useSession } from '#core/web/session/use-session.ts';
import { queryOptionsOf } from '#core/web/transport/query-options.ts';
import { SelectField, type SelectOption } from '#ui/SelectField.tsx';

/** Stands for null, which a list of options cannot hold. */
const everyCorporation = 'all';

interface Props {
  readonly id: string;
  /** Null: all corporations. Undefined: not chosen yet. */
  readonly value: string | null | undefined;
  readonly onChange: (corporationId: string | null) => void;
}

/** The corporation that a key or webhook is for; the foundry chooses one, or all. */
export function OwnerField({ id, value, onChange }: Props) {
  const { person } = useSession();
  const corporations = useQuery(queryOptionsOf(list));
  const options: SelectOption<string>[] = (corporations.data ?? [])
    .filter((corporation) => may(person, 'manageIntegrations', corporation))
    .map((corporation) => ({ value: corporation.id, label: corporation.name }));
  if (isFoundry(person)) options.push({ value: everyCorporation, label: allCorporations.name });
  return (
    <SelectField
      label="Corporation"
      options={options}
      value={value === null ? everyCorporation : (value ?? null)}
      placeholder="Choose a corporation"
      onChange={(key) => onChange(key === everyCorporation ? null : key)}
      inForm={{ id, 'aria-describedby': undefined }}
    />
  );
}
