import { FilterChips } from '#ui/FilterChips.tsx';
import { SegmentedControl } from '#ui/SegmentedControl.tsx';
import { SelectField } from '#ui/SelectField.tsx';
import { wordsOf, type Params, type SearchOf } from './search-params.ts';

interface Option {
  readonly value: string | number;
  readonly label: string;
  readonly count?: number;
  readonly about?: string;
}

interface Props<Table extends Params> {
  readonly params: Table;
  readonly name: keyof Table & string;
  readonly search: SearchOf<Table>;
  readonly onChange: (next: SearchOf<Table>) => void;
  /** Default: the filter's values. */
  readonly options?: readonly Option[] | undefined;
  /** How many there are without this filter. */
  readonly total?: number | undefined;
  /** How many chips are shown at first. */
  readonly most?: number;
  readonly isLabelHidden?: boolean;
}

/** No parameter has this value. */
const unset = '';

/** The control of one filter. */
export function FilterField<Table extends Params>(props: Props<Table>) {
  const { params, name, search, onChange, options, total, most, isLabelHidden = true } = props;
  const filter = params[name]?.filter;
  if (filter === undefined) return null;
  const { kind, label, any = 'Any', values = [] } = filter;
  const asOption = (value: unknown) => ({ value: String(value), label: wordsOf(filter, value) });
  const value = search[name] === undefined ? unset : String(search[name]);
  const items =
    options?.map((option) => ({ ...option, value: String(option.value) })) ?? values.map(asOption);
  const choose = (key: string | null) => {
    const option = values.find((one) => String(one) === key);
    onChange({ [name]: option ?? (key || undefined) } as SearchOf<Table>);
  };
  if (kind === 'chips') {
    return (
      <FilterChips
        label={label}
        most={most}
        all={{ label: any, ...(total !== undefined && { count: total }) }}
        options={items}
        value={value === unset ? null : value}
        onChange={choose}
      />
    );
  }
  // A value that no record has any more stays in the list.
  const isGone = value !== unset && !items.some((option) => option.value === value);
  const all = [{ value: unset, label: any }, ...items, ...(isGone ? [asOption(value)] : [])];
  if (kind === 'segments') {
    return <SegmentedControl label={label} value={value} options={all} onChange={choose} />;
  }
  return (
    <SelectField
      label={label}
      isLabelHidden={isLabelHidden}
      value={value}
      options={all}
      onChange={choose}
    />
  );
}
