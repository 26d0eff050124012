import { useState, type FormEvent } from 'react';
import { savedSearchLimits } from '#features/saved-searches/domain/limits.ts';
import type { AlertFrequency } from '#features/saved-searches/domain/saved-search.ts';
import type { CompanyFilters } from '#features/search/domain/company-filters.ts';
import { nameSearch } from '#features/search/domain/search-name.ts';
import { newIdempotencyKey } from '#core/web/transport/idempotency-key.ts';
import { Button } from '#ui/Button.tsx';
import { SelectField } from '#ui/SelectField.tsx';
import { DialogFrame } from '#ui/DialogFrame.tsx';
import { TextField } from '#ui/Field.tsx';
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
  const [idempotencyKey, setIdempotencyKey] = useState(newIdempotencyKey);
  // Another name or frequency is another request.
  const renewed =
    <Value,>(set: (value: Value) => void) =>
    (value: Value) => {
      set(value);
      setProblem(undefined);
      setIdempotencyKey(newIdempotencyKey());
    };

  async function give(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (isBusy) return;
    if (name.trim() === '') {
      setProblem('Say what it is called.');
      return;
    }
    setIsBusy(true);
    try {
      const draft = { name, query, filters, frequency, timeZone: ownTimeZone() };
      await save(draft, idempotencyKey);
      onClose();
    } catch (error) {
      setProblem(error instanceof Error ? error.message : String(error));
      setIsBusy(false);
    }
  }

  return (
    <DialogFrame title="Save this search" onClose={onClose}>
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
          onChange={renewed(setName)}
        />
        <SelectField
          label="Tell me what is new"
          options={frequencyOptions}
          value={frequency}
          onChange={renewed(setFrequency)}
          inForm={{ id: 'saved-search-frequency', 'aria-describedby': undefined }}
        />
        <div className="flex justify-end gap-2">
          <Button variant="quiet" onPress={onClose}>
            Cancel
          </Button>
          <Button type="submit" variant="primary" isDisabled={isBusy}>
            Save search
          </Button>
        </div>
      </form>
    </DialogFrame>
  );
}
