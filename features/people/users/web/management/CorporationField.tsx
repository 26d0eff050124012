import { useQuery } from '@tanstack/react-query';
import { list } from '#core/domain/identity/corporation-endpoints.ts';
import { queryOptionsOf } from '#core/web/transport/query-options.ts';
import { SelectField } from '#ui/SelectField.tsx';

/** Stands for null, which a list of options cannot hold. */
const none = 'none';

/** The corporations that people can belong to. */
export function useCorporations() {
  const { data = [] } = useQuery(queryOptionsOf(list));
  return data.filter(({ isAllCorporations }) => isAllCorporations !== true);
}

interface Props {
  readonly id: string;
  readonly value: string | null;
  readonly onChange: (corporationId: string | null) => void;
}

/** The corporation that somebody belongs to, or none. */
export function CorporationField({ id, value, onChange }: Props) {
  const options = useCorporations().map((one) => ({ value: one.id, label: one.name }));
  return (
    <SelectField
      label="Corporation"
      options={[{ value: none, label: 'None' }, ...options]}
      value={value ?? none}
      onChange={(choice) => onChange(choice === none ? null : choice)}
      inForm={{ id, 'aria-describedby': undefined }}
    />
  );
}
