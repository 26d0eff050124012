import { useCorporation } from '#core/web/session/use-corporation.ts';
import { SelectField } from '#ui/SelectField.tsx';
import type { SettingsProps } from './import-target.ts';

/** Chooses the corporation that records are imported for. */
export function CorporationField({ record, settle }: SettingsProps) {
  const { corporations } = useCorporation();
  const options = corporations
    .filter(({ isAllCorporations }) => !isAllCorporations)
    .map(({ id, name }) => ({ value: id, label: name }));
  return (
    <SelectField
      label="Corporation"
      options={options}
      value={record.corporationId}
      onChange={(corporationId) => settle({ corporationId })}
      placeholder="Choose a corporation"
      inForm={{ id: 'import-corporation', 'aria-describedby': undefined }}
    />
  );
}
