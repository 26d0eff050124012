import { limits } from '#core/domain/limits.ts';
import {
  companyFields,
  fieldOf,
  type EditableField,
} from '#features/directory/companies/domain/company-fields.ts';
import { companyLimits } from '#features/directory/companies/domain/limits.ts';
import { isListedField } from '#features/directory/companies/domain/listed-values.ts';
import { DateField } from '#ui/DateField.tsx';
import { LongTextField, TextField } from '#ui/Field.tsx';
import { TokenField } from '#ui/TokenField.tsx';
import { ChoiceField } from './ChoiceField.tsx';
import type { EditableType } from './company-form.ts';
import type { FormProps } from './form-props.ts';
import { countryOptions, currencyOptionsWith, listedOptions } from './form-options.ts';
import { LinkRows, NewsRows, PersonRows, RoundRows } from './ProfileRows.tsx';

const maxLengths: Readonly<Partial<Record<EditableType, number>>> = {
  address: limits.urlCharacters,
  line: companyLimits.oneLinerCharacters,
  prose: companyLimits.descriptionCharacters,
  year: 4,
  amount: 30,
};

type SimpleField = Exclude<EditableField, 'fundingRounds' | 'news' | 'people' | 'links'>;

/** What is chosen from a list, by field. */
function optionsOf(name: SimpleField, value: string) {
  if (name === 'country') return countryOptions(value);
  if (name === 'fundingCurrency') return currencyOptionsWith(value);
  return isListedField(name) ? listedOptions(name, value) : null;
}

/** Of what is shown to people, the word for it; "Country code" is that of the table. */
const labels: Readonly<Partial<Record<SimpleField, string>>> = { country: 'Country' };

function CompanyField({ name, id, draft, onChange, problems }: FormProps & { name: SimpleField }) {
  const { type } = companyFields[name];
  const { label: ofTable, form } = fieldOf(name);
  const label = labels[name] ?? ofTable;
  const problem = problems[name];
  const common = { id: `${id}-${name}`, label, isUnmarked: true };
  const value = draft[name];
  const change = (next: string | readonly string[]) => onChange({ [name]: next });
  if (typeof value !== 'string') {
    return (
      <TokenField
        {...common}
        isRequired={false}
        problem={problem}
        tokens={value}
        suggestions={[]}
        onChange={change}
      />
    );
  }
  const options = optionsOf(name, value);
  if (options !== null) {
    return (
      <ChoiceField
        id={common.id}
        label={label}
        searchLabel={`Find a ${label.toLowerCase()}`}
        options={options}
        value={value}
        onChange={change}
        problem={problem}
        {...(name !== 'fundingCurrency' && { empty: 'Not known' })}
      />
    );
  }
  const isRequired = name === 'name';
  if (type === 'day') {
    return (
      <DateField
        {...common}
        isRequired={isRequired}
        problem={problem}
        value={value}
        onChange={change}
      />
    );
  }
  const Field = type === 'prose' ? LongTextField : TextField;
  return (
    <Field
      {...common}
      isRequired={isRequired}
      isFirst={name === 'name'}
      problem={problem}
      type={type === 'address' ? 'url' : 'text'}
      value={value}
      maxLength={maxLengths[type] ?? limits.nameCharacters}
      placeholder={form?.example ?? ''}
      onChange={change}
      {...(type === 'prose' && { rows: 6 })}
    />
  );
}

/** Fields that stand in a column, those in a row together. */
const columns: readonly (readonly (readonly SimpleField[])[])[] = [
  [['name'], ['url'], ['oneLiner'], ['description'], ['tags'], ['industries']],
  [
    ['country', 'city'],
    ['foundedYear', 'employees'],
    ['status', 'stage'],
    ['fundingAmount', 'fundingCurrency'],
    ['lastFundingAt'],
  ],
];

/** Two columns of values; below them what a company has several of. */
export const CompanyFormFields = (props: FormProps) => (
  <>
    <div className="grid gap-x-8 gap-y-4 md:grid-cols-2">
      {columns.map((rows) => (
        <div key={rows.join()} className="min-w-0 space-y-4">
          {rows.map((row) => (
            <div key={row.join()} className={row.length > 1 ? 'grid grid-cols-2 gap-4' : ''}>
              {row.map((name) => (
                <CompanyField key={name} name={name} {...props} />
              ))}
            </div>
          ))}
        </div>
      ))}
    </div>
    <RoundRows {...props} />
    <NewsRows {...props} />
    <div className="grid gap-x-8 gap-y-5 md:grid-cols-2">
      <PersonRows {...props} />
      <LinkRows {...props} />
    </div>
  </>
);
