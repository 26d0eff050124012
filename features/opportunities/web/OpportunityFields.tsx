import type { Corporation } from '#core/domain/identity/corporation.ts';
import { limits } from '#core/domain/limits.ts';
import { SelectField } from '#ui/SelectField.tsx';
import { DateField } from '#ui/DateField.tsx';
import { fieldAriaProps, FieldFrame, TextField } from '#ui/Field.tsx';
import { MarkdownField } from '#ui/MarkdownField.tsx';
import { SwitchField } from '#ui/SwitchField.tsx';
import { CategoriesField } from './CategoriesField.tsx';
import { CycleField } from './CycleField.tsx';
import { FormSection } from './FormSection.tsx';
import { formFieldLabels, type FormField, type FormValues, type Problems } from './form-values.ts';
import { dayOf, endOfDay, startOfDay } from './local-days.ts';
import { RewardField } from './RewardField.tsx';

/** The element id of a field, for links to it. */
export const fieldId = (field: FormField) => `field-${field}`;

const briefFields = [
  ['introduction', 'Who asks, and what this is about, in a few sentences.'],
  ['businessNeed', 'What is missing today, and what it is worth to solve it.'],
  ['focusAreas', 'What you look for especially. A list reads well.'],
  ['callToAction', 'What to hand in, and what happens then.'],
] as const;

interface Props {
  readonly values: FormValues;
  readonly problems: Problems;
  readonly change: (some: Partial<FormValues>) => void;
  /** The corporations to choose from; null when there is no choice. */
  readonly corporations: readonly Corporation[] | null;
}

/** All editable fields of an opportunity. */
export function OpportunityFields({ values, problems, change, corporations }: Props) {
  const { corporationId } = values;
  const field = (name: FormField, isRequired = false) => ({
    ...{ id: fieldId(name), label: formFieldLabels[name] },
    ...{ problem: problems[name], isRequired },
  });
  const whose = field('corporationId', true);
  return (
    <>
      <FormSection title="The challenge" about="What it is called, and when it is open.">
        {corporations && (
          <FieldFrame {...whose}>
            <SelectField
              label={whose.label}
              isLabelHidden
              inForm={fieldAriaProps(whose)}
              placeholder="Choose a corporation"
              options={corporations.map((one) => ({ value: one.id, label: one.name }))}
              value={corporationId}
              onChange={(chosen) => change({ corporationId: chosen, cycleId: null })}
            />
          </FieldFrame>
        )}
        <TextField
          {...field('name', true)}
          value={values.name}
          maxLength={limits.nameCharacters}
          placeholder="What should be solved, in a few words"
          onChange={(name) => change({ name })}
        />
        <CycleField
          id={fieldId('cycleId')}
          corporationId={corporationId}
          value={values.cycleId}
          problem={problems.cycleId}
          onChange={(cycleId) => change({ cycleId })}
        />
        <div className="grid gap-x-4 gap-y-5 sm:grid-cols-2">
          <DateField
            {...field('cycleStartDate')}
            hint="Leave it empty to open with the cycle."
            value={dayOf(values.cycleStartDate)}
            onChange={(day) => change({ cycleStartDate: startOfDay(day) })}
          />
          <DateField
            {...field('cycleEndDate')}
            hint="Leave it empty to close with the cycle."
            value={dayOf(values.cycleEndDate)}
            onChange={(day) => change({ cycleEndDate: endOfDay(day) })}
          />
        </div>
        <CategoriesField
          {...field('categories')}
          corporationId={corporationId}
          categories={values.categories}
          onChange={(categories) => change({ categories })}
        />
      </FormSection>
      <FormSection title="The brief" about="What people read before they answer. Markdown works.">
        {briefFields.map(([name, hint]) => (
          <MarkdownField
            key={name}
            {...field(name)}
            hint={hint}
            value={values[name]}
            maxLength={limits.textCharacters}
            onChange={(text) => change({ [name]: text })}
          />
        ))}
      </FormSection>
      <FormSection title="Terms" about="What there is to gain, and where to read more.">
        <RewardField
          {...field('reward')}
          amount={values.amount}
          currency={values.currency}
          onChange={change}
        />
        <TextField
          {...field('url')}
          type="url"
          hint="Where this challenge is published elsewhere, if it is."
          placeholder="https://"
          value={values.url}
          maxLength={limits.urlCharacters}
          onChange={(url) => change({ url })}
        />
      </FormSection>
      <FormSection
        title="Who sees it"
        about="Everybody in the corporation, whatever you choose here."
      >
        <SwitchField
          label="Show on the public page"
          hint="Anybody on the web can read it on the corporation’s public page and hand in an answer while it is open."
          isOn={values.isPublished}
          onChange={(isPublished) => change({ isPublished })}
        />
      </FormSection>
    </>
  );
}
