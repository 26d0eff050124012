import { limits } from '#core/domain/limits.ts';
import {
  companyFields,
  fieldOf,
  formFields,
  type EditableField,
} from '#features/directory/companies/domain/company-fields.ts';
import { companyLimits } from '#features/directory/companies/domain/limits.ts';
import { LongTextField, TextField } from '#ui/Field.tsx';
import { TokenField } from '#ui/TokenField.tsx';
import type { CompanyDraft, EditableType } from './company-form.ts';

const long = companyLimits.descriptionCharacters;

/** Fields that stand beside each other, or below. */
const groups = {
  head: 'grid gap-4 sm:grid-cols-2',
  texts: null,
  facts: 'grid grid-cols-2 gap-4 sm:grid-cols-3',
  lists: null,
  profile: 'grid gap-4 sm:grid-cols-2',
} as const;
type Group = keyof typeof groups;
const groupNames = Object.keys(groups) as Group[];

interface Control {
  readonly group: Group;
  readonly maxLength: number;
  /** Of what may have several lines. */
  readonly rows?: number;
}

/** How a field is drawn, by its type. */
const controls: Readonly<Record<EditableType, Control>> = {
  name: { group: 'head', maxLength: limits.nameCharacters },
  address: { group: 'head', maxLength: 2000 },
  line: { group: 'texts', maxLength: companyLimits.oneLinerCharacters },
  prose: { group: 'texts', maxLength: long, rows: 4 },
  text: { group: 'facts', maxLength: limits.nameCharacters },
  headcount: { group: 'facts', maxLength: limits.nameCharacters },
  year: { group: 'facts', maxLength: 4 },
  country: { group: 'facts', maxLength: 2 },
  listed: { group: 'facts', maxLength: limits.nameCharacters },
  amount: { group: 'facts', maxLength: 30 },
  currency: { group: 'facts', maxLength: 3 },
  day: { group: 'facts', maxLength: 10 },
  words: { group: 'lists', maxLength: limits.nameCharacters },
  rounds: { group: 'lists', maxLength: long, rows: 2 },
  people: { group: 'profile', maxLength: long, rows: 2 },
  links: { group: 'profile', maxLength: long, rows: 2 },
};

const grouped = Map.groupBy(formFields, (name) => controls[companyFields[name].type].group);

interface Props {
  readonly id: string;
  readonly draft: CompanyDraft;
  readonly onChange: (part: Partial<CompanyDraft>) => void;
}

function CompanyField({ name, id, draft, onChange }: Props & { readonly name: EditableField }) {
  const { type, label, form } = fieldOf(name);
  const part = { id: `${id}-${name}`, label, isRequired: name === 'name', problem: undefined };
  const value = draft[name];
  const change = (next: string | readonly string[]) => onChange({ [name]: next });
  if (typeof value !== 'string')
    return <TokenField {...part} tokens={value} suggestions={[]} onChange={change} />;
  const { maxLength, rows } = controls[companyFields[name].type];
  const field = { ...part, value, maxLength, placeholder: form?.example ?? '', onChange: change };
  return rows === undefined ? (
    <TextField isFirst={name === 'name'} type={type === 'address' ? 'url' : 'text'} {...field} />
  ) : (
    <LongTextField {...field} rows={rows} />
  );
}

/** All fields of the form, in their groups. */
export const CompanyFormFields = (props: Props) =>
  groupNames.map((group) => {
    const fields = grouped
      .get(group)
      ?.map((name) => <CompanyField key={name} name={name} {...props} />);
    const layout = groups[group];
    return layout === null ? (
      fields
    ) : (
      <div key={group} className={layout}>
        {fields}
      </div>
    );
  });
