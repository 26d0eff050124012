import { useState } from 'react';
import { SaveDialog } from '#core/web/views/SaveDialog.tsx';
import { savedSearchLimits } from '#features/directory/saved-searches/domain/limits.ts';
import type { AlertFrequency } from '#features/directory/search/domain/alert-frequency.ts';
import type { CompanyFilters } from '#features/directory/search/domain/company-filters.ts';
import { nameSearch } from '#features/directory/search/domain/search-name.ts';
import { SelectField } from '#ui/SelectField.tsx';
import { frequencyOptions } from './frequency-options.ts';
import { SearchSummary } from './SearchSummary.tsx';
import { ownTimeZone, useSavedSearchMutations } from './use-saved-searches.ts';

interface Props {
  readonly query: string;
  readonly filters: CompanyFilters;
  readonly onClose: () => void;
}

const nameCharacters = savedSearchLimits.savedSearchNameCharacters;

/** Asks for the name of a search, and for the frequency of alerts. */
export function SaveSearchDialog({ query, filters, onClose }: Props) {
  const { save } = useSavedSearchMutations();
  const [frequency, setFrequency] = useState<AlertFrequency>('weekly');
  return (
    <SaveDialog
      id="saved-search-name"
      title="Save search"
      submit="Save search"
      name={nameSearch(query, filters, nameCharacters)}
      nameCharacters={nameCharacters}
      summary={<SearchSummary query={query} filters={filters} />}
      onSave={(name) => save({ name, query, filters, frequency, timeZone: ownTimeZone() })}
      onClose={onClose}
    >
      <SelectField
        label="Alerts"
        options={frequencyOptions}
        value={frequency}
        onChange={setFrequency}
        inForm={{ id: 'saved-search-frequency', 'aria-describedby': undefined }}
      />
    </SaveDialog>
  );
}
