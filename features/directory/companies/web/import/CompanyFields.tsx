import { companyKinds } from '#core/domain/company-kind.ts';
import { kindNames } from '#features/directory/companies/domain/company-labels.ts';
import {
  knownCompanyChoices,
  type KnownCompanyChoice,
} from '#features/directory/imports/domain/known-companies.ts';
import type { SettingsProps } from '#features/directory/imports/web/shared/import-target.ts';
import { SelectField } from '#ui/SelectField.tsx';

const kinds = companyKinds.map((value) => ({ value, label: kindNames[value] }));

const knownCompanyLabels: Readonly<Record<KnownCompanyChoice, string>> = {
  link: 'Link to the existing record',
  update: 'Update the existing record',
  skip: 'Skip',
  add: 'Add as a new record',
};
const knownCompanies = knownCompanyChoices.map((value) => ({
  value,
  label: knownCompanyLabels[value],
}));

/** The kind of the companies, and what happens to those that are already here. */
export function CompanyFields({ record, settle }: SettingsProps) {
  return (
    <>
      <SelectField
        label="Source type"
        options={kinds}
        value={record.kind}
        onChange={(next) => settle({ kind: next })}
        placeholder="Choose"
        inForm={{ id: 'import-kind', 'aria-describedby': undefined }}
      />
      <SelectField
        label="Companies already here"
        options={knownCompanies}
        value={record.knownCompanies}
        onChange={(next) => settle({ knownCompanies: next })}
        inForm={{ id: 'import-known', 'aria-describedby': undefined }}
      />
    </>
  );
}
