import { useState, type FormEvent } from 'react';
import { messageOf } from '#core/domain/message-of.ts';
import { savedSearchLimits } from '#features/directory/saved-searches/domain/limits.ts';
import type { AlertFrequency } from '#features/directory/search/domain/alert-frequency.ts';
import type { CompanyFilters } from '#features/directory/search/domain/company-filters.ts';
import { nameSearch } from '#features/directory/search/domain/search-name.ts';
import { SelectField } from '#ui/SelectField.tsx';
import { DialogFrame } from '#ui/DialogFrame.tsx';
import { TextField } from '#ui/Field.tsx';
import { FormActions } from '#ui/FormActions.tsx';
import { frequencyOptions } from './frequency-options.ts';
import { SearchSummary } from './SearchSummary.tsx';
import { ownTimeZone, useSavedSearchMutations } from './use-saved-searches.ts';

interface Props {
  readonly query: string;
  readonly filters: CompanyFilters;
  readonly onClose: () => void;
}

const nameLimit = savedSearchLimits.savedSearchNameCharacters;

/** Asks for the name of a search, and for the frequency of alerts. */
export function SaveSearchDialog({ query, filters, onClose }: Props) {
  const { save } = useSavedSearchMutations();
  const [name, setName] = useState(() => nameSearch(query, filters, nameLimit));
  const [frequency, setFrequency] = useState<AlertFrequency>('weekly');
  const [problem, setProblem] = useState<string>();
  const [isBusy, setIsBusy] = useState(false);
  const changed =
    <Value,>(set: (value: Value) => void) =>
    (value: Value) => {
      set(value);
      setProblem(undefined);
    };

  async function give(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (isBusy) return;
    if (name.trim() === '') {
      setProblem('Enter a name.');
      return;
    }
    setIsBusy(true);
    try {
      const draft = { name, query, filters, frequency, timeZone: ownTimeZone() };
      await save(draft);
      onClose();
    } catch (error) {
      setProblem(messageOf(error));
      setIsBusy(false);
    }
  }

  return (
    <DialogFrame title="Save search" onClose={onClose}>
      <form noValidate onSubmit={(event) => void give(event)} className="space-y-5">
        <SearchSummary query={query} filters={filters} />
        <TextField
          id="saved-search-name"
          label="Name"
          isRequired
          isFirst
          problem={problem}
          value={name}
          maxLength={nameLimit}
          onChange={changed(setName)}
        />
        <SelectField
          label="Alerts"
          options={frequencyOptions}
          value={frequency}
          onChange={changed(setFrequency)}
          inForm={{ id: 'saved-search-frequency', 'aria-describedby': undefined }}
        />
        <FormActions submit="Save search" isBusy={isBusy} onCancel={onClose} />
      </form>
    </DialogFrame>
  );
}
