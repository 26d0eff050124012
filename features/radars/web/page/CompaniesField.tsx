import { X } from 'lucide-react';
import { useState } from 'react';
import { ComboBox } from 'react-aria-components/ComboBox';
import { Input } from 'react-aria-components/Input';
import { Label } from 'react-aria-components/Label';
import { ListBox, ListBoxItem } from 'react-aria-components/ListBox';
import { Popover } from 'react-aria-components/Popover';
import { useCompanyTypeahead } from '#features/companies/web/public/use-company-typeahead.ts';
import { radarLimits } from '#features/radars/domain/limits.ts';
import type { Blip } from '#features/radars/domain/radar.ts';
import { CompanyMark } from '#ui/CompanyMark.tsx';
import { controlClasses } from '#ui/Field.tsx';

interface Props {
  readonly companies: Blip['companies'];
  readonly onChange: (companies: Blip['companies']) => void;
}

/** The companies linked to a blip, found by name. */
export function CompaniesField({ companies, onChange }: Props) {
  const [typed, setTyped] = useState('');
  const { found } = useCompanyTypeahead(typed.trim());
  const options = (found ?? []).filter((one) => !companies.some(({ id }) => id === one.id));
  return (
    <div className="flex flex-col gap-1.5">
      {companies.length > 0 && (
        <ul aria-label="Companies linked" className="flex flex-wrap gap-1.5">
          {companies.map((company) => (
            <li
              key={company.id}
              className="flex h-7 items-center gap-1.5 rounded-chip bg-hover pl-1.5 text-control"
            >
              <CompanyMark name={company.name} className="size-4 rounded-[3px]" />
              {company.name}
              <button
                type="button"
                aria-label={`Remove ${company.name}`}
                onClick={() => onChange(companies.filter((one) => one !== company))}
                className="grid size-6 cursor-pointer place-items-center rounded text-ink-3 hover:text-ink"
              >
                <X aria-hidden className="size-3" />
              </button>
            </li>
          ))}
        </ul>
      )}
      <ComboBox
        items={options}
        inputValue={typed}
        onInputChange={setTyped}
        selectedKey={null}
        menuTrigger="input"
        isDisabled={companies.length >= radarLimits.partsMost}
        onSelectionChange={(key) => {
          const chosen = options.find(({ id }) => id === key);
          if (!chosen) return;
          onChange([...companies, { kind: chosen.kind, id: chosen.id, name: chosen.name }]);
          setTyped('');
        }}
        className="order-first flex flex-col gap-1.5"
      >
        <Label className="font-medium">
          Companies <span className="ml-0.5 font-normal text-ink-3">optional</span>
        </Label>
        <Input placeholder="Find a company" className={`${controlClasses(undefined)} h-10`} />
        <Popover className="floating max-h-72 min-w-64 overflow-y-auto rounded-card p-1">
          <ListBox<(typeof options)[number]> aria-label="Companies" className="outline-none">
            {({ id, name }) => (
              <ListBoxItem
                id={id}
                textValue={name}
                className="flex h-9 cursor-pointer items-center gap-2 rounded-control px-2 text-control outline-none data-[focused]:bg-hover"
              >
                <CompanyMark name={name} className="size-5 rounded-chip" />
                {name}
              </ListBoxItem>
            )}
          </ListBox>
        </Popover>
      </ComboBox>
    </div>
  );
}
