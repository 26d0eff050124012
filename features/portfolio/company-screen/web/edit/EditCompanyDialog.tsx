import { useId, useState, type FormEvent } from 'react';
import { messageOf } from '#core/domain/message-of.ts';
import { CompanyEdit } from '#features/directory/companies/domain/company-values.ts';
import { companyLimits } from '#features/directory/companies/domain/limits.ts';
import { limits } from '#core/domain/limits.ts';
import {
  useEditCompany,
  useEditScope,
  type SeenCompany,
} from '#features/directory/companies/web/shared/use-company-values.ts';
import { DialogFrame } from '#ui/DialogFrame.tsx';
import { ErrorText } from '#ui/ErrorText.tsx';
import { LongTextField, TextField } from '#ui/Field.tsx';
import { FormActions } from '#ui/FormActions.tsx';
import { TokenField } from '#ui/TokenField.tsx';
import { changesOf, draftOf, type CompanyDraft } from './company-form.ts';

interface Props {
  readonly seen: SeenCompany;
  readonly onClose: () => void;
}

type TextName = Exclude<keyof CompanyDraft, 'tags' | 'industries'>;

const labels: Readonly<Record<keyof CompanyDraft, string>> = {
  name: 'Name',
  oneLiner: 'One line',
  description: 'Description',
  url: 'Website',
  tags: 'Tags',
  industries: 'Industries',
  country: 'Country code',
  city: 'City',
  foundedYear: 'Founded',
  stage: 'Stage',
  employees: 'Employees',
  fundingAmount: 'Total funding',
  fundingCurrency: 'Currency',
  lastFundingAt: 'Last round',
  status: 'Status',
  fundingRounds: 'Rounds',
  people: 'People',
  links: 'Links',
};

/** The field that a refusal by the schema is about. */
function problemOf(values: CompanyEdit['values']): string | null {
  const read = CompanyEdit.safeParse({ values });
  const [, field] = read.error?.issues[0]?.path ?? [];
  if (read.success) return null;
  const label = labels[field as keyof CompanyDraft] ?? 'This';
  return `${label}: this cannot be used. Look at how it is written.`;
}

/** One form for everything of a company. Only what was changed is saved. */
export function EditCompanyDialog({ seen, onClose }: Props) {
  const id = useId();
  const [before] = useState(() => draftOf(seen));
  const [draft, setDraft] = useState(before);
  const [source, setSource] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const save = useEditCompany(seen.company, seen.company.name);
  const isOwn = useEditScope() === 'own';

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (isBusy) return;
    const values = changesOf(before, draft);
    const lacks = problemOf(values);
    setProblem(lacks);
    if (lacks !== null) return;
    if (Object.keys(values).length === 0) return onClose();
    setIsBusy(true);
    try {
      await save({ values, source: source.trim() || null });
      onClose();
    } catch (error) {
      setProblem(messageOf(error));
      setIsBusy(false);
    }
  }

  const part = (name: keyof CompanyDraft) => ({
    id: `${id}-${name}`,
    label: labels[name],
    isRequired: name === 'name',
    problem: undefined,
  });
  const field = (name: TextName, maxLength: number = limits.nameCharacters, placeholder = '') => ({
    ...part(name),
    value: draft[name],
    maxLength,
    placeholder,
    onChange: (value: string) => setDraft((known) => ({ ...known, [name]: value })),
  });
  const tokens = (name: 'tags' | 'industries') => ({
    ...part(name),
    tokens: draft[name],
    suggestions: [],
    onChange: (next: readonly string[]) => setDraft((known) => ({ ...known, [name]: next })),
  });
  const long = companyLimits.descriptionCharacters;
  return (
    <DialogFrame
      width="medium"
      title={`Edit ${seen.company.name}`}
      lead={
        isOwn
          ? 'Only people of your corporation see these values. The shared record stays as it is.'
          : 'Changes the shared record for everybody. What the source says is kept.'
      }
      onClose={onClose}
    >
      <form noValidate onSubmit={(event) => void submit(event)} className="space-y-4">
        <div className="grid gap-4 sm:grid-cols-2">
          <TextField isFirst {...field('name')} />
          <TextField {...field('url', 2000, 'https://')} type="url" />
        </div>
        <TextField {...field('oneLiner', companyLimits.oneLinerCharacters)} />
        <LongTextField {...field('description', long)} rows={4} />
        <div className="grid grid-cols-2 gap-4 sm:grid-cols-3">
          <TextField {...field('stage', undefined, 'Seed')} />
          <TextField {...field('employees', undefined, '11–50')} />
          <TextField {...field('foundedYear', 4, '2019')} />
          <TextField {...field('city')} />
          <TextField {...field('country', 2, 'SE')} />
          <TextField {...field('status', undefined, 'operating')} />
          <TextField {...field('fundingAmount', 30, '2.5M')} />
          <TextField {...field('fundingCurrency', 3, 'USD')} />
          <TextField {...field('lastFundingAt', 10, '2026-05-01')} />
        </div>
        <TokenField {...tokens('tags')} />
        <TokenField {...tokens('industries')} />
        <LongTextField {...field('fundingRounds', long, 'Seed, 2024-05-01, 2.5M USD')} rows={2} />
        <div className="grid gap-4 sm:grid-cols-2">
          <LongTextField {...field('people', long, 'Ada Berg, founder')} rows={2} />
          <LongTextField {...field('links', long, 'LinkedIn, https://…')} rows={2} />
        </div>
        <TextField
          id={`${id}-source`}
          label="Where this is from"
          isRequired={false}
          problem={undefined}
          value={source}
          maxLength={limits.nameCharacters}
          placeholder="Annual report, or a web address"
          onChange={setSource}
        />
        <ErrorText>{problem}</ErrorText>
        <FormActions submit="Save" isBusy={isBusy} onCancel={onClose} />
      </form>
    </DialogFrame>
  );
}
