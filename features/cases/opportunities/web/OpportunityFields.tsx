import type { Corporation } from '#core/domain/identity/corporation.ts';
import { limits } from '#core/domain/limits.ts';
import { SelectField } from '#ui/SelectField.tsx';
import { fieldAriaProps, FieldFrame, TextField } from '#ui/Field.tsx';
import { MarkdownField } from '#ui/MarkdownField.tsx';
import { SwitchField } from '#ui/SwitchField.tsx';
import { CategoriesField } from './CategoriesField.tsx';
import { whoMay } from '#core/domain/authorization/permissions.ts';
import { useMayForCorporation } from './use-may-for-corporation.ts';
import { CycleField } from './CycleField.tsx';
import { FormQuestions } from './FormQuestions.tsx';
import { FormSection } from './FormSection.tsx';
import { formFieldLabels, type FormField, type FormValues, type Problems } from './form-values.ts';
import { useTimeZoneOf } from '#core/web/session/use-time-zone-of.ts';
import { MomentField } from '#core/web/deadlines/MomentField.tsx';
import { RewardField } from './RewardField.tsx';

/** The element id of a field, for links to it. */
export const fieldId = (field: FormField) => `field-${field}`;

const briefFields = [
  ['introduction', 'Who is asking and what it is about, in a few sentences.'],
  ['businessNeed', 'What is missing today and what solving it is worth.'],
  ['focusAreas', 'What matters most. A list works well.'],
  ['callToAction', 'What to submit and what happens next.'],
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
  const timeZone = useTimeZoneOf(corporationId);
  const field = (name: FormField, isRequired = false) => ({
    id: fieldId(name),
    label: formFieldLabels[name],
    problem: problems[name],
    isRequired,
  });
  const mayPublish = useMayForCorporation('publishOpportunity', corporationId);
  const whose = field('corporationId', true);
  return (
    <>
      <FormSection title="The opportunity" about="Name, dates and categories.">
        {corporations && (
          <FieldFrame {...whose}>
            <SelectField
              label={whose.label}
              isLabelHidden
              inForm={fieldAriaProps(whose)}
              placeholder="Choose a corporation"
              options={corporations.map((one) => ({ value: one.id, label: one.name }))}
              value={corporationId}
              onChange={(id) => change({ corporationId: id, cycleId: null, questions: null })}
            />
          </FieldFrame>
        )}
        <TextField
          {...field('name', true)}
          value={values.name}
          maxLength={limits.nameCharacters}
          placeholder="The problem in a few words"
          onChange={(name) => change({ name })}
        />
        <CycleField
          id={fieldId('cycleId')}
          corporationId={corporationId}
          timeZone={timeZone}
          value={values.cycleId}
          problem={problems.cycleId}
          onChange={(cycleId) => change({ cycleId })}
        />
        <div className="grid items-end gap-x-4 gap-y-5 sm:grid-cols-2">
          <MomentField
            {...field('cycleStartDate')}
            hint="Empty: opens with the cycle."
            edge="start"
            timeZone={timeZone}
            value={values.cycleStartDate}
            onChange={(cycleStartDate) => change({ cycleStartDate })}
          />
          <MomentField
            {...field('cycleEndDate')}
            hint="Empty: closes with the cycle."
            edge="end"
            timeZone={timeZone}
            value={values.cycleEndDate}
            onChange={(cycleEndDate) => change({ cycleEndDate })}
          />
        </div>
        <CategoriesField
          {...field('categories')}
          corporationId={corporationId}
          categories={values.categories}
          onChange={(categories) => change({ categories })}
        />
      </FormSection>
      <FormSection title="The brief" about="Shown to applicants. Markdown is supported.">
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
      <FormSection title="Terms" about="Reward and links.">
        <RewardField
          {...field('reward')}
          amount={values.amount}
          currency={values.currency}
          onChange={change}
        />
        <TextField
          {...field('url')}
          type="url"
          hint="Where this opportunity is published elsewhere."
          placeholder="https://"
          value={values.url}
          maxLength={limits.urlCharacters}
          onChange={(url) => change({ url })}
        />
      </FormSection>
      <FormSection
        title="The form"
        about="Asked beside the pitch. Answers follow a new wording; another kind is a new question."
      >
        <FormQuestions
          id={fieldId('questions')}
          corporationId={corporationId}
          questions={values.questions}
          hasProblem={problems.questions !== undefined}
          onChange={(questions) => change({ questions })}
        />
      </FormSection>
      <FormSection title="Who sees it" about="Everyone in the corporation can always see it.">
        <SwitchField
          label="Show on the public page"
          hint={
            mayPublish || values.isPublished || corporationId === null
              ? 'Anyone can read it on the corporation’s public page and submit a solution while it is open.'
              : `It stays a draft: it can be shown by ${whoMay('publishOpportunity')}.`
          }
          isOn={values.isPublished}
          isDisabled={!mayPublish && !values.isPublished}
          onChange={(isPublished) => change({ isPublished })}
        />
      </FormSection>
    </>
  );
}
