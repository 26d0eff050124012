import { Columns3, LayoutGrid, List } from 'lucide-react';
import { useId, useState } from 'react';
import { CheckboxField } from '#ui/CheckboxField.tsx';
import { DateField } from '#ui/DateField.tsx';
import { LongTextField, TextField } from '#ui/Field.tsx';
import { FilterChips } from '#ui/FilterChips.tsx';
import { HistogramSlider } from '#ui/HistogramSlider.tsx';
import { SearchField } from '#ui/SearchField.tsx';
import { SegmentedControl } from '#ui/SegmentedControl.tsx';
import { SelectField } from '#ui/SelectField.tsx';
import { StarRating } from '#ui/StarRating.tsx';
import { SwitchField } from '#ui/SwitchField.tsx';
import { TokenField } from '#ui/TokenField.tsx';
import { PartRow } from './PartRow.tsx';

const views = [
  { value: 'cards', label: 'Cards', icon: LayoutGrid },
  { value: 'list', label: 'List', icon: List },
  { value: 'board', label: 'Board', icon: Columns3 },
] as const;
const stages = [
  { value: 'seed', label: 'Seed' },
  { value: 'a', label: 'Series A' },
] as const;
const counts = [1, 4, 9, 14, 8, 3, 2, 1];

export function FieldParts() {
  const id = useId();
  const [text, setText] = useState('Kestrel Edge');
  const [view, setView] = useState<(typeof views)[number]['value']>('cards');
  const [stage, setStage] = useState<(typeof stages)[number]['value']>('seed');
  const [topic, setTopic] = useState<string | null>(null);
  const [isOn, setIsOn] = useState(true);
  const [day, setDay] = useState('2027-03-31');
  const [tokens, setTokens] = useState<readonly string[]>(['Sensing', 'Edge AI']);
  const [stars, setStars] = useState<number | null>(3);
  const [range, setRange] = useState({ first: 1, end: 6 });
  const field = { isRequired: false, problem: undefined, value: text, onChange: setText } as const;
  return (
    <>
      <PartRow name="TextField: value, hint, error">
        <TextField {...field} id={`${id}name`} label="Name" maxLength={80} />
        <TextField {...field} id={`${id}site`} label="Website" hint="https://…" maxLength={80} />
        <TextField
          {...field}
          id={`${id}mail`}
          label="Email"
          isRequired
          problem="Enter an email address."
          maxLength={80}
        />
      </PartRow>
      <PartRow name="LongTextField">
        <LongTextField {...field} id={`${id}pitch`} label="Pitch" rows={2} maxLength={400} />
      </PartRow>
      <PartRow name="SelectField, DateField, TokenField">
        <SelectField label="Stage" options={stages} value={stage} onChange={setStage} />
        <DateField
          id={`${id}day`}
          label="Closes"
          isRequired={false}
          problem={undefined}
          value={day}
          onChange={setDay}
        />
        <TokenField
          id={`${id}tags`}
          label="Tags"
          isRequired={false}
          problem={undefined}
          tokens={tokens}
          onChange={setTokens}
          suggestions={['Robotics']}
        />
      </PartRow>
      <PartRow name="SearchField, CheckboxField, SwitchField, StarRating">
        <SearchField label="Search companies" value="" onChange={setText} />
        <CheckboxField isSelected={isOn} onChange={setIsOn}>
          Only mine
        </CheckboxField>
        <CheckboxField isSelected={false} isDisabled onChange={setIsOn}>
          Disabled
        </CheckboxField>
        <SwitchField label="Public page" hint="Anyone can see it" isOn={isOn} onChange={setIsOn} />
        <StarRating label="Rating" most={5} value={stars} onChange={setStars} />
      </PartRow>
      <PartRow name="SegmentedControl, FilterChips, HistogramSlider">
        <SegmentedControl label="View" options={views} value={view} onChange={setView} />
        <FilterChips
          label="Topic"
          options={[
            { value: 'sensing', label: 'Sensing', count: 7 },
            { value: 'materials', label: 'Materials', count: 5 },
          ]}
          all={{ label: 'All', count: 24 }}
          value={topic}
          onChange={setTopic}
        />
        <div className="w-56">
          <HistogramSlider
            label="Founded"
            counts={counts}
            {...range}
            wordsOf={(place) => String(2010 + place)}
            onChange={setRange}
          />
        </div>
      </PartRow>
    </>
  );
}
