import { limits } from '#core/domain/limits.ts';
import { DateField } from '#ui/DateField.tsx';
import { TextField } from '#ui/Field.tsx';
import { companyLimits } from '#features/directory/companies/domain/limits.ts';
import { ChoiceField } from './ChoiceField.tsx';
import { emptyLink, emptyNews, emptyPerson, emptyRound } from './entries.ts';
import { EntryRows } from './EntryRows.tsx';
import { currencyOptionsWith, listedOptions } from './form-options.ts';
import type { FormProps } from './form-props.ts';

const text = { isUnmarked: true, maxLength: limits.nameCharacters } as const;

/** Funding rounds, each with its date and what was raised. */
export function RoundRows({ id, draft, onChange, problems }: FormProps) {
  return (
    <EntryRows
      id={`${id}-fundingRounds`}
      title="Funding rounds"
      noun="round"
      entries={draft.fundingRounds}
      empty={() => emptyRound(draft.fundingCurrency || 'USD')}
      onChange={(fundingRounds) => onChange({ fundingRounds })}
      firstPart="name"
      problem={problems['fundingRounds']}
    >
      {({ name, day, amount, currency }, nth, change) => {
        const place = (part: string) => `${id}-fundingRounds.${nth}.${part}`;
        const problem = (part: string) => problems[`fundingRounds.${nth}.${part}`];
        return (
          <>
            <ChoiceField
              id={place('name')}
              label="Round"
              searchLabel="Find a round"
              options={listedOptions('stage', name)}
              value={name}
              onChange={(next) => change({ name: next })}
              problem={problem('name')}
            />
            <DateField
              id={place('day')}
              label="Date"
              isRequired
              problem={problem('day')}
              value={day}
              onChange={(next) => change({ day: next })}
            />
            <TextField
              {...text}
              id={place('amount')}
              label="Amount"
              isRequired={false}
              problem={problem('amount')}
              placeholder="2.5M"
              value={amount}
              onChange={(next) => change({ amount: next })}
            />
            <ChoiceField
              id={place('currency')}
              label="Currency"
              searchLabel="Find a currency"
              options={currencyOptionsWith(currency)}
              value={currency}
              onChange={(next) => change({ currency: next })}
            />
          </>
        );
      }}
    </EntryRows>
  );
}

/** What was written about it, each item with its date and where it stands. */
export function NewsRows({ id, draft, onChange, problems }: FormProps) {
  return (
    <EntryRows
      id={`${id}-news`}
      title="News"
      noun="news item"
      entries={draft.news}
      empty={emptyNews}
      onChange={(news) => onChange({ news })}
      firstPart="title"
      problem={problems['news']}
    >
      {({ day, title, url }, nth, change) => (
        <>
          <TextField
            {...text}
            id={`${id}-news.${nth}.title`}
            label="Title"
            isRequired
            problem={problems[`news.${nth}.title`]}
            maxLength={companyLimits.newsTitleCharacters}
            value={title}
            onChange={(next) => change({ title: next })}
          />
          <DateField
            id={`${id}-news.${nth}.day`}
            label="Date"
            isRequired
            problem={problems[`news.${nth}.day`]}
            value={day}
            onChange={(next) => change({ day: next })}
          />
          <TextField
            {...text}
            id={`${id}-news.${nth}.url`}
            label="Address"
            isRequired={false}
            problem={problems[`news.${nth}.url`]}
            type="url"
            placeholder="https://"
            maxLength={limits.urlCharacters}
            value={url}
            onChange={(next) => change({ url: next })}
          />
        </>
      )}
    </EntryRows>
  );
}

/** Who works there, each with a role. */
export function PersonRows({ id, draft, onChange, problems }: FormProps) {
  return (
    <EntryRows
      id={`${id}-people`}
      title="People"
      noun="person"
      entries={draft.people}
      empty={emptyPerson}
      onChange={(people) => onChange({ people })}
      firstPart="name"
      problem={problems['people']}
    >
      {({ name, role }, nth, change) => (
        <>
          <TextField
            {...text}
            id={`${id}-people.${nth}.name`}
            label="Name"
            isRequired
            problem={problems[`people.${nth}.name`]}
            value={name}
            onChange={(next) => change({ name: next })}
          />
          <TextField
            {...text}
            id={`${id}-people.${nth}.role`}
            label="Role"
            isRequired={false}
            problem={problems[`people.${nth}.role`]}
            placeholder="Founder"
            value={role}
            onChange={(next) => change({ role: next })}
          />
        </>
      )}
    </EntryRows>
  );
}

/** Addresses beside the website. */
export function LinkRows({ id, draft, onChange, problems }: FormProps) {
  return (
    <EntryRows
      id={`${id}-links`}
      title="Links"
      noun="link"
      entries={draft.links}
      empty={emptyLink}
      onChange={(links) => onChange({ links })}
      firstPart="url"
      problem={problems['links']}
    >
      {({ label, url }, nth, change) => (
        <>
          <TextField
            {...text}
            id={`${id}-links.${nth}.url`}
            label="Address"
            isRequired
            problem={problems[`links.${nth}.url`]}
            type="url"
            placeholder="https://"
            maxLength={limits.urlCharacters}
            value={url}
            onChange={(next) => change({ url: next })}
          />
          <TextField
            {...text}
            id={`${id}-links.${nth}.label`}
            label="Name"
            isRequired={false}
            problem={problems[`links.${nth}.label`]}
            placeholder="LinkedIn"
            value={label}
            onChange={(next) => change({ label: next })}
          />
        </>
      )}
    </EntryRows>
  );
}
