import type { ProfileField } from '#features/directory/companies/domain/company-fields.ts';
import type { Profile } from '#features/directory/companies/web/shared/use-company-values.ts';

import { amountText } from './amount.ts';

/** A row of the form, with what is typed in it. */
interface Entry {
  /** Stays with the row when others are removed. */
  readonly key: string;
}

export interface RoundDraft extends Entry {
  readonly name: string;
  readonly day: string;
  readonly amount: string;
  readonly currency: string;
}

export interface NewsDraft extends Entry {
  readonly day: string;
  readonly title: string;
  readonly url: string;
}

export interface PersonDraft extends Entry {
  readonly name: string;
  readonly role: string;
}

export interface LinkDraft extends Entry {
  readonly label: string;
  readonly url: string;
}

/** The rows by the type of their field. */
export interface Entries {
  readonly rounds: RoundDraft;
  readonly news: NewsDraft;
  readonly people: PersonDraft;
  readonly links: LinkDraft;
}

let keys = 0;
const newKey = (): string => String((keys += 1));

export const emptyRound = (currency: string): RoundDraft => ({
  key: newKey(),
  name: '',
  day: '',
  amount: '',
  currency,
});
export const emptyNews = (): NewsDraft => ({ key: newKey(), day: '', title: '', url: '' });
export const emptyPerson = (): PersonDraft => ({ key: newKey(), name: '', role: '' });
export const emptyLink = (): LinkDraft => ({ key: newKey(), label: '', url: '' });

const readers: Readonly<Record<ProfileField, (profile: Profile) => readonly Entry[]>> = {
  fundingRounds: ({ fundingRounds }) =>
    fundingRounds.map(({ name, day, amount, currency }): RoundDraft => ({
      key: newKey(),
      name,
      day,
      amount: amount === null ? '' : amountText(amount),
      currency,
    })),
  news: ({ news }) =>
    news.map(({ day, title, url }): NewsDraft => ({ key: newKey(), day, title, url: url ?? '' })),
  people: ({ people }) =>
    people.map(({ name, role }): PersonDraft => ({ key: newKey(), name, role })),
  links: ({ links }) => links.map(({ label, url }): LinkDraft => ({ key: newKey(), label, url })),
};

export const entriesOf = (profile: Profile, name: ProfileField): readonly Entry[] =>
  readers[name](profile);
