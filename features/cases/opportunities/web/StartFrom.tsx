import { useQuery } from '@tanstack/react-query';
import { pluralize } from '#core/domain/format.ts';
import { queryOptionsOf } from '#core/web/transport/query-options.ts';
import { list } from '#features/cases/opportunities/domain/endpoints.ts';
import { list as templatesOf } from '#features/cases/opportunities/domain/template-endpoints.ts';
import { ErrorLine } from '#ui/states.tsx';
import { SelectField } from '#ui/SelectField.tsx';
import type { FormState } from './use-opportunity-form.ts';
import { useStartFrom, type Origin } from './use-start-from.ts';

interface Props {
  readonly form: FormState;
  readonly corporationId: string | null;
  /** The opportunity that the address names. */
  readonly copyOf: string | undefined;
}

const keyOf = (origin: Origin): string =>
  'templateId' in origin ? `template ${origin.templateId}` : `copy ${origin.opportunityId}`;

const originOf = (key: string): Origin => {
  const [kind, id = ''] = key.split(' ');
  return kind === 'template' ? { templateId: id } : { opportunityId: id };
};

/**
 * Fills the form from a template of the corporation, or from another opportunity. It is there from the
 * beginning, so that nothing below it moves when they come.
 */
export function StartFrom({ form, corporationId, copyOf }: Props) {
  const { start, isBusy } = useStartFrom(form, copyOf);
  const { madeOf } = form.values;
  const id = corporationId ?? '';
  const enabled = corporationId !== null;
  const templates = useQuery({ ...queryOptionsOf(templatesOf, { params: { id } }), enabled });
  const opportunities = useQuery({
    ...queryOptionsOf(list, { query: { corporationId: id, sort: 'updated', limit: '100' } }),
    enabled,
  });
  const error = templates.error ?? opportunities.error;
  const options = [
    ...(templates.data ?? []).map((template) => ({
      value: keyOf({ templateId: String(template.id) }),
      label: template.name,
      about: [
        'Template',
        pluralize(template.questions, 'question', 'questions'),
        template.hasScorecard && 'scorecard',
      ]
        .filter(Boolean)
        .join(' · '),
    })),
    ...(opportunities.data?.data ?? []).map((opportunity) => ({
      value: keyOf({ opportunityId: String(opportunity.id) }),
      label: `Copy of ${opportunity.name}`,
      about: opportunity.cycleName ?? '',
    })),
  ];
  return (
    <div className="mb-7 flex flex-wrap items-center gap-3 rounded-card border border-line bg-raised px-4 py-3">
      <p className="min-w-0 flex-1 basis-56 text-control text-ink-2">
        <span className="font-medium text-ink">Start from</span> a template or another opportunity:
        brief, form, scorecard and team, without dates and submissions.
      </p>
      {error && (
        <ErrorLine
          title="They could not be loaded"
          error={error}
          onRetry={() => void Promise.all([templates.refetch(), opportunities.refetch()])}
        />
      )}
      <SelectField
        label="Start from"
        isLabelHidden
        searchLabel="Find a template or an opportunity"
        placeholder="A blank form"
        isDisabled={isBusy || options.length === 0}
        options={options}
        value={madeOf === undefined ? null : keyOf(madeOf)}
        onChange={(key) => void start(originOf(key), id)}
      />
    </div>
  );
}
