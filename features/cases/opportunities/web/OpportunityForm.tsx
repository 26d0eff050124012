import { History } from 'lucide-react';
import type { KeyboardEvent, ReactNode, SubmitEvent } from 'react';
import type { Corporation } from '#core/domain/identity/corporation.ts';
import { Button } from '#ui/Button.tsx';
import { FormSection } from './FormSection.tsx';
import { FormProblems } from './FormProblems.tsx';
import { OpportunityFields } from './OpportunityFields.tsx';
import { StartFrom } from './StartFrom.tsx';
import type { FormState } from './use-opportunity-form.ts';

interface Props {
  readonly form: FormState;
  /** The values, including preselected defaults. */
  readonly values: FormState['values'];
  readonly corporations: readonly Corporation[] | null;
  readonly error: string | null;
  readonly attempt: number;
  readonly isSaving: boolean;
  readonly save: string;
  readonly onSave: () => void;
  readonly onCancel: () => void;
  /** Leaves the form with its draft stored; in the form of a new opportunity. */
  readonly onKeep?: () => void;
  /** The team field, in the form of a new opportunity. */
  readonly team?: ReactNode;
  /** The opportunity that a new one is to be a copy of. */
  readonly copyOf?: string | undefined;
  /** Conflicts to resolve before saving again. */
  readonly children?: ReactNode;
}

function Restored({ onDiscard }: { readonly onDiscard: () => void }) {
  return (
    <p
      role="status"
      className="mb-6 flex flex-wrap items-center gap-x-2 gap-y-1 text-control text-ink-2"
    >
      <History aria-hidden className="size-4 text-ink-3" strokeWidth={1.75} />
      Draft restored
      <span aria-hidden className="text-ink-3">
        ·
      </span>
      <button
        type="button"
        onClick={onDiscard}
        className="min-h-6 cursor-pointer font-medium text-accent-ink hover:underline"
      >
        Discard
      </button>
    </p>
  );
}

/** The form of an opportunity. Control and Enter save from any field. */
export function OpportunityForm(props: Props) {
  const { form, values, corporations, error, attempt, isSaving, save, onSave, onCancel } = props;

  function submit(event: SubmitEvent): void {
    event.preventDefault();
    if (!isSaving) onSave();
  }
  /** In the capture phase: a focused list would open otherwise. */
  function saveByKeys(event: KeyboardEvent): void {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    event.stopPropagation();
    if (!isSaving) onSave();
  }
  /** Prevents that Enter in a field submits the long form. */
  function preventEnterSubmit(event: KeyboardEvent): void {
    if (event.key === 'Enter' && event.target instanceof HTMLInputElement) event.preventDefault();
  }

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <form
      noValidate
      onSubmit={submit}
      onKeyDownCapture={saveByKeys}
      onKeyDown={preventEnterSubmit}
      className="@container mt-5 [&_button]:scroll-my-24 [&_input]:scroll-my-24 [&_textarea]:scroll-my-24"
    >
      {form.isRestored && form.isChanged && <Restored onDiscard={form.discard} />}
      {form.base === null && (
        <StartFrom form={form} corporationId={values.corporationId} copyOf={props.copyOf} />
      )}
      {props.children}
      <FormProblems problems={form.problems} error={error} attempt={attempt} />
      <OpportunityFields
        values={values}
        problems={form.problems}
        change={form.change}
        corporations={corporations}
      />
      {props.team !== undefined && (
        <FormSection title="The case team" about="Who works on it with you. They will be notified.">
          {props.team}
        </FormSection>
      )}
      <footer className="sticky bottom-0 z-10 -mx-4 flex flex-wrap items-center gap-2 border-t border-line bg-surface px-4 py-3 max-md:bottom-14 md:-mx-8 md:px-8">
        <Button type="submit" variant="primary" isDisabled={isSaving}>
          {isSaving ? 'Saving…' : save}
        </Button>
        {props.onKeep && (
          <Button onPress={props.onKeep} isDisabled={!form.isChanged}>
            Save draft
          </Button>
        )}
        <Button variant="quiet" onPress={onCancel}>
          Cancel
        </Button>
        <p aria-live="polite" className="ml-auto text-small text-ink-3">
          {form.isChanged ? 'Draft saved on this device' : ''}
        </p>
      </footer>
    </form>
  );
}
