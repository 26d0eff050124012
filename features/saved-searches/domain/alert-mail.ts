import { formatNumber } from '#core/domain/format.ts';
import type { AlertFrequency } from './saved-search.ts';

interface About {
  readonly firstName: string;
  readonly name: string;
  readonly frequency: AlertFrequency;
  readonly timeZone: string;
  /** Time of the previous check. */
  readonly since: string;
  readonly count: number;
  readonly newest: readonly {
    readonly name: string;
    readonly oneLiner: string | null;
    readonly address: string;
  }[];
  readonly searchAddress: string;
  readonly listAddress: string;
}

const onOneLine = (text: string) => text.replace(/\s+/gu, ' ').trim();

export const newCompanies = (count: number): string =>
  count === 1 ? '1 new company' : `${formatNumber(count)} new companies`;

/** The mail about new results of a saved search, with a link to turn it off. */
export function alertMail(about: About): { subject: string; body: string } {
  const { count, newest, timeZone, frequency } = about;
  const day = new Intl.DateTimeFormat('en-GB', {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    timeZone,
  });
  const name = onOneLine(about.name);
  const listed = newest.map(({ oneLiner, address, ...company }) => {
    const said = oneLiner === null ? '' : `\n  ${onOneLine(oneLiner)}`;
    return `- ${onOneLine(company.name)}${said}\n  ${address}`;
  });
  const more = count - newest.length;
  const greeting = about.firstName === '' ? 'Hello' : `Hello ${onOneLine(about.firstName)}`;
  return {
    subject: `${newCompanies(count)} for “${name}”`,
    body: `${greeting},

since ${day.format(new Date(about.since))} the directory has ${newCompanies(count)} for your saved search “${name}”:

${listed.join('\n\n')}
${more > 0 ? `\nand ${formatNumber(more)} more.\n` : ''}
See all of it:
${about.searchAddress}

You are told of this search ${frequency === 'weekly' ? 'every week' : 'every day'}, if there is anything new. Change that or turn it off here:
${about.listAddress}
`,
  };
}
