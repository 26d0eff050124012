import {
  companyFields,
  type CompanyEdit,
  type CompanyValues,
} from '#features/directory/companies/domain/company-values.ts';
import type { SeenCompany } from '#features/directory/companies/web/shared/use-company-values.ts';

/** The form of a company: what is typed, as text. */
export interface CompanyDraft {
  readonly name: string;
  readonly oneLiner: string;
  readonly description: string;
  readonly url: string;
  readonly tags: readonly string[];
  readonly industries: readonly string[];
  readonly country: string;
  readonly city: string;
  readonly foundedYear: string;
  readonly stage: string;
  readonly employees: string;
  readonly fundingAmount: string;
  readonly fundingCurrency: string;
  readonly lastFundingAt: string;
  readonly status: string;
  /** One a line: "Seed, 2021-05-01, 2.5M USD", "Ada Berg, founder", "LinkedIn, https://…". */
  readonly fundingRounds: string;
  readonly people: string;
  readonly links: string;
}

const textOf = (value: string | number | null) => (value === null ? '' : String(value));

export function draftOf({ company, profile }: SeenCompany): CompanyDraft {
  return {
    name: company.name,
    oneLiner: textOf(company.oneLiner),
    description: textOf(company.description),
    url: textOf(company.url),
    tags: company.tags,
    industries: company.industries,
    country: textOf(company.country),
    city: textOf(company.city),
    foundedYear: textOf(company.foundedYear),
    stage: textOf(company.stage),
    employees: textOf(company.employees),
    fundingAmount: textOf(company.fundingAmount),
    fundingCurrency: company.fundingCurrency ?? 'USD',
    lastFundingAt: company.lastFundingAt?.slice(0, 10) ?? '',
    status: textOf(company.status),
    fundingRounds: profile.fundingRounds
      .map(({ name, day, amount, currency }) =>
        [name, day, amount === null ? '' : `${amount} ${currency}`].filter(Boolean).join(', '),
      )
      .join('\n'),
    people: profile.people
      .map(({ name, role }) => [name, role].filter(Boolean).join(', '))
      .join('\n'),
    links: profile.links.map(({ label, url }) => `${label}, ${url}`).join('\n'),
  };
}

const linesOf = (text: string) =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
const orNull = (text: string) => (text.trim() === '' ? null : text.trim());
const times: Readonly<Record<string, number>> = { k: 1e3, m: 1e6, b: 1e9 };

/** "2.5M", "2,500,000"; null for none. NaN for no number. */
export function amountOf(text: string): number | null {
  const [, digits, unit = ''] = /^([\d.,\s]+)\s*([kmb]?)$/iu.exec(text.trim()) ?? [];
  if (text.trim() === '') return null;
  if (digits === undefined) return Number.NaN;
  return Number(digits.replaceAll(/[,\s]/gu, '')) * (times[unit.toLowerCase()] ?? 1);
}

function roundOf(line: string) {
  const [name = '', day = '', ...money] = line.split(',').map((part) => part.trim());
  const [, amount = '', currency = 'USD'] =
    /^(.*?)\s*([A-Z]{3})?$/u.exec(money.join('').trim()) ?? [];
  return { name, day, amount: amountOf(amount), currency };
}

/** The form as values, in the words of the interface. */
function valuesOf(draft: CompanyDraft): Required<CompanyValues> {
  const { lastFundingAt, foundedYear } = draft;
  const amount = amountOf(draft.fundingAmount);
  return {
    name: draft.name.trim(),
    oneLiner: orNull(draft.oneLiner),
    description: orNull(draft.description),
    url: orNull(draft.url),
    tags: [...draft.tags],
    industries: [...draft.industries],
    country: orNull(draft.country),
    city: orNull(draft.city),
    foundedYear: foundedYear.trim() === '' ? null : Number(foundedYear),
    stage: orNull(draft.stage),
    employees: orNull(draft.employees),
    fundingAmount: amount,
    fundingCurrency: amount === null ? null : draft.fundingCurrency,
    lastFundingAt: lastFundingAt === '' ? null : `${lastFundingAt}T00:00:00Z`,
    status: orNull(draft.status),
    fundingRounds: linesOf(draft.fundingRounds).map(roundOf),
    people: linesOf(draft.people).map((line) => {
      const [name = '', ...role] = line.split(',');
      return { name: name.trim(), role: role.join(',').trim() };
    }),
    links: linesOf(draft.links).map((line) => {
      const [url = '', ...label] = line.split(',').toReversed();
      const named = label.toReversed().join(',').trim();
      return { label: named || url.trim().replace(/^https?:\/\//u, ''), url: url.trim() };
    }),
  };
}

/** What the form changes, and nothing else: a field left alone stays with its source. */
export function changesOf(before: CompanyDraft, after: CompanyDraft): CompanyEdit['values'] {
  const values = valuesOf(after);
  const differs = (field: keyof CompanyDraft) =>
    JSON.stringify(before[field]) !== JSON.stringify(after[field]);
  const changed = companyFields.filter(
    (field) =>
      differs(field) ||
      // Without a currency, an amount says little.
      (field === 'fundingCurrency' && differs('fundingAmount')),
  );
  return Object.fromEntries(changed.map((field) => [field, values[field]]));
}
