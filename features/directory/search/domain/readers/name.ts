import { isLegalForm, nameWords, wordsOf } from '#features/directory/companies/domain/name-keys.ts';
import { isSharedHost } from '#features/directory/companies/domain/shared-hosts.ts';
import type { Span } from './spans.ts';
import type { Reader } from './reader.ts';

/** Below them companies register: "acme.co.uk". */
const secondLevel = new Set('ac co com edu gov net or org'.split(' '));

const address =
  /(?<![\p{L}\p{N}@.])(?:(?<mailbox>[\w.+-]+)@|https?:\/\/)?(?<host>(?:[\p{L}\p{N}][\p{L}\p{N}-]*\.)+\p{L}{2,24})(?<path>[/?#]\S*)?(?![\p{L}\p{N}.@])/giu;

/** "acme.com" of "app.acme.com". */
function registeredOf(host: string): string {
  const labels = host.toLowerCase().split('.');
  const isBelow = labels.at(-1)?.length === 2 && secondLevel.has(labels.at(-2) ?? '');
  return labels.slice(isBelow ? -3 : -2).join('.');
}

function addressIn(unread: string): Span | null {
  for (const { 0: said, index, groups = {} } of unread.matchAll(address)) {
    const { mailbox, host = '' } = groups;
    const site = registeredOf(host);
    if (isSharedHost(site)) continue;
    if (said.toLowerCase() === site) continue;
    // "Node.js" is a name: without a mailbox or a way to a page there are three parts at least.
    const isAddress = mailbox !== undefined || groups.path !== undefined || said.includes('://');
    if (!isAddress && host.split('.').length < 3) continue;
    return { from: index, to: index + said.length, instead: site };
  }
  return null;
}

/** Legal forms that are other words, too, or units: only in capitals or with dots. */
const otherWords = new Set(
  `ag as co company corporation incorporated kg limited private pt sa sas se sia sl slu spa the`.split(
    ' ',
  ),
);
const wordsOfNameMost = 6;

/** The legal form at the end of a text that may be a name. */
function legalFormIn(unread: string): Span | null {
  const text = unread.trimEnd();
  const all = wordsOf(text);
  const { length } = nameWords(text);
  if (all.length > wordsOfNameMost || length === 0 || length === all.length) return null;
  // From the first blank behind which nothing but a legal form stands.
  for (const { index } of text.matchAll(/[\s,]+/gu)) {
    const form = text.slice(index).replace(/^[\s,]+/u, '');
    if (wordsOf(text.slice(0, index)).length < length || !isForm(form)) continue;
    const isPlain = !/[\p{Lu}./]/u.test(form);
    const isOther = isPlain && wordsOf(form).some((word) => otherWords.has(word));
    return isOther ? null : { from: index, to: text.length, instead: '' };
  }
  return null;
}

const isForm = (text: string) =>
  isLegalForm(text) || /^(?:sp\.? z o\.? ?o\.?|s\.?r\.?o\.?|& co\.? kg)$/iu.test(text);

/** "ada@acme.com", "app.acme.com", "Acme GmbH": the name or the domain of a company. */
export const readName: Reader = ({ unread }) => {
  const span = addressIn(unread) ?? legalFormIn(unread);
  return span === null ? null : { spans: [span], filters: {}, doubts: [], mayBeName: true };
};
