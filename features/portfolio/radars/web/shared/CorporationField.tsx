import { useCorporation } from '#core/web/session/use-corporation.ts';
import { SelectField } from '#ui/SelectField.tsx';

/** The corporations that the reader sees, and the one to begin with. */
export function useOwnCorporations() {
  const { active, corporations } = useCorporation();
  const own = corporations.filter(({ isAllCorporations }) => isAllCorporations !== true);
  const first = own.find(({ id }) => id === active?.id) ?? own[0];
  return { corporations: own, first: first?.id ?? null };
}

interface Props {
  readonly corporations: ReturnType<typeof useOwnCorporations>['corporations'];
  readonly value: string | null;
  readonly onChange: (id: string) => void;
}

/** Whose radar it becomes, where there is a choice. */
export function CorporationField({ corporations, value, onChange }: Props) {
  if (corporations.length < 2) return null;
  return (
    <SelectField
      label="Corporation"
      options={corporations.map((one) => ({ value: one.id, label: one.name }))}
      value={value}
      onChange={onChange}
    />
  );
}
