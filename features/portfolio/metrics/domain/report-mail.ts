import {
  escaped,
  mailFrame,
  mailLink,
  mailStyles as styles,
} from '#features/people/mails/domain/mail-frame.ts';
import { singleLine } from '#core/domain/text/single-line.ts';
import { linkToReport, linkToSegments } from './links.ts';
import {
  namedFilterText,
  reportBasis,
  reportDays,
  reportSubject,
  reportTables,
  type Report,
} from './report.ts';
import type { SegmentFilters } from './segment.ts';

interface Letter {
  readonly productName: string;
  readonly publicUrl: string;
  readonly firstName: string;
  /** The segment. */
  readonly name: string;
  readonly filters: SegmentFilters;
  readonly report: Report;
}

const openWords = 'Open as a page';
const stopWords = 'Change or stop this report';

function partsOf({ firstName, publicUrl, report, filters }: Letter) {
  return {
    greeting: firstName === '' ? 'Hello,' : `Hello ${singleLine(firstName)},`,
    lines: [
      reportDays(report.range),
      reportBasis(report),
      ...report.filters.map((filter) => namedFilterText(filter)),
    ],
    page: `${publicUrl}${linkToReport(report.range, filters)}`,
    settings: `${publicUrl}${linkToSegments}`,
  };
}

function asText(letter: Letter): string {
  const { greeting, lines, page, settings } = partsOf(letter);
  const tables = reportTables(letter.report).map(({ title, headings, rows }) =>
    [
      `== ${title} ==`,
      ...rows.map(
        ([first, ...others]) =>
          `${singleLine(first)}: ${others
            .map((value, at) => `${headings[at + 1]} ${value}`)
            .join(', ')}`,
      ),
    ].join('\n'),
  );
  return `${[
    greeting,
    [singleLine(letter.name), ...lines.map((line) => singleLine(line))].join('\n'),
    ...tables,
    `${openWords}: ${page}`,
    `--\n${stopWords}: ${settings}`,
  ].join('\n\n')}\n`;
}

function asHtml(letter: Letter): string {
  const { greeting, lines, page, settings } = partsOf(letter);
  const tables = reportTables(letter.report).map(
    ({ title, headings, rows }) => `<h2 style="${styles.group}">${escaped(title)}</h2>
<table role="presentation" style="width:100%;border-collapse:collapse;margin:4px 0 0">
<tr>${headings
      .map((heading, at) =>
        at === 0
          ? `<td style="${styles.meta}">${escaped(heading)}</td>`
          : `<td style="${styles.meta};text-align:right;padding-left:12px">${escaped(heading)}</td>`,
      )
      .join('')}</tr>
${rows
  .map(
    ([first, ...others]) =>
      `<tr><td style="${styles.firstCell}">${escaped(first)}</td>${others
        .map((value) => `<td style="${styles.cell}">${escaped(value)}</td>`)
        .join('')}</tr>`,
  )
  .join('\n')}
</table>`,
  );
  return mailFrame({
    subject: reportSubject(letter.name, letter.report),
    productName: letter.productName,
    content: `<p style="margin:0">${escaped(greeting)}</p>
<h1 style="margin:16px 0 0;font-size:18px;line-height:26px">${escaped(letter.name)}</h1>
${lines.map((line) => `<div style="${styles.soft}">${escaped(line)}</div>`).join('\n')}
${tables.join('\n')}
<p style="margin:20px 0 0">${mailLink(styles.title, page, openWords)}</p>`,
    foot: mailLink(styles.link, settings, stopWords),
  });
}

/** A report as a mail. */
export const reportMail = (letter: Letter) => ({
  subject: singleLine(reportSubject(letter.name, letter.report)),
  body: asText(letter),
  html: asHtml(letter),
});
