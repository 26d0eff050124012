import { useDeferredValue, useState } from 'react';
import { ComboBox } from 'react-aria-components/ComboBox';
import { Input } from 'react-aria-components/Input';
import { Label } from 'react-aria-components/Label';
import { ListBox, ListBoxItem } from 'react-aria-components/ListBox';
import { Popover } from 'react-aria-components/Popover';
import { companyLimits } from '#features/directory/companies/domain/limits.ts';
import { useOpportunityMatches } from '#features/cases/opportunities/web/shared/use-opportunity-matches.ts';
import type { SettingsProps } from '#features/directory/imports/web/shared/import-target.ts';

/** Finds the opportunity of imported submissions. */
export function OpportunityField({ record, settle }: SettingsProps) {
  const [typed, setTyped] = useState(record.opportunity?.name ?? '');
  const q = useDeferredValue(typed.trim());
  const { data, error, isFetching } = useOpportunityMatches(q, {
    most: companyLimits.companiesFound,
  });
  const options = data ?? [];
  return (
    <ComboBox
      items={options}
      inputValue={typed}
      onInputChange={setTyped}
      onSelectionChange={(id) => {
        const opportunity = options.find((one) => one.id === id);
        if (!opportunity) return;
        setTyped(opportunity.name);
        if (opportunity.id !== record.opportunityId) settle({ opportunityId: opportunity.id });
      }}
      onBlur={() => setTyped(record.opportunity?.name ?? typed)}
      menuTrigger="focus"
      allowsEmptyCollection
      className="flex flex-col gap-1.5"
    >
      <Label className="font-medium">Opportunity</Label>
      <Input
        placeholder="Find an opportunity"
        className="h-10 w-full rounded-control border border-line-control bg-raised px-3 text-reading text-ink transition-colors placeholder:text-ink-3 hover:border-ink-3 focus:border-accent focus:outline-2 focus:-outline-offset-1 focus:outline-accent sm:text-body"
      />
      <Popover className="floating w-(--trigger-width) rounded-card">
        <ListBox<(typeof options)[number]>
          className="max-h-80 overflow-y-auto p-1 outline-none"
          renderEmptyState={() => (
            <p className="px-2.5 py-2 text-control text-ink-2">
              {error?.message ?? (isFetching ? 'Looking…' : 'No matching opportunity.')}
            </p>
          )}
        >
          {({ id, name, about }) => (
            <ListBoxItem
              id={id}
              textValue={name}
              className="cursor-pointer rounded-control px-2.5 py-1.5 data-[focused]:bg-hover"
            >
              <span className="block truncate text-control font-medium">{name}</span>
              <span className="block truncate text-small text-ink-3">{about}</span>
            </ListBoxItem>
          )}
        </ListBox>
      </Popover>
    </ComboBox>
  );
}
