import { readFile } from 'node:fs/promises';
import { parse } from 'yaml';
import { readLines } from '#core/domain/delimited/delimited-rows.ts';
import { findZipDirectory } from '#core/domain/zip.ts';
import { markdownOf } from '#features/cases/opportunities/server/shared/markdown-of.ts';
import { readWorkbook } from '#features/directory/imports/server/shared/read-workbook.ts';
import {
  readFolders,
  type MarkdownFile,
} from '#features/portfolio/radar-imports/domain/read-folders.ts';
import { readRadarJson } from '#features/portfolio/radar-imports/domain/read-json.ts';
import {
  blipsOfRows,
  isHeader,
  type RadarRow,
} from '#features/portfolio/radar-imports/domain/read-rows.ts';
import {
  leftOut,
  tooManyEntries,
  type ImportReason,
  type RawRadar,
  type UnreadableRadar,
} from '#features/portfolio/radar-imports/domain/raw-radar.ts';
import { decodeText } from './decode-text.ts';
import { readZip } from './read-zip.ts';

const frontMatter = /^\uFEFF?---[^\S\n]*\r?\n([\s\S]*?)\r?\n---[^\S\n]*(?:\r?\n|$)/u;
const frontMatterCharacters = 20_000;

function markdownFile(path: string, text: string): MarkdownFile | null {
  const [whole = '', yaml] = frontMatter.exec(text) ?? [];
  if (yaml === undefined || yaml.length > frontMatterCharacters) return null;
  try {
    const fields: unknown = parse(yaml, { maxAliasCount: 10 });
    if (typeof fields !== 'object' || fields === null || Array.isArray(fields)) return null;
    return { path, fields: fields as Record<string, unknown>, body: text.slice(whole.length) };
  } catch {
    return null;
  }
}

function radarOfZip(bytes: Buffer): RawRadar | UnreadableRadar {
  const zip = readZip(bytes, (path) => path.toLowerCase().endsWith('.md'));
  if ('problem' in zip) return zip;
  const reasons: ImportReason[] = zip.skipped.map((problem) => leftOut(null, null, problem));
  const files = zip.files.flatMap(({ path, text }) => {
    const file = markdownFile(path, text);
    if (!file)
      reasons.push(leftOut(null, null, `${path} does not begin with fields between “---”.`));
    return file ?? [];
  });
  const isRadar = files.length > 0 || reasons.length > 0;
  return isRadar ? readFolders(files, reasons) : { problem: 'It holds no Markdown files.' };
}

function radarOfRows(
  format: 'byor-csv' | 'byor-xlsx',
  rows: readonly RadarRow[],
  reasons: ImportReason[],
): RawRadar | UnreadableRadar {
  const [header, ...others] = rows;
  if (!header) return { problem: 'It has no rows.' };
  if (!isHeader(header.cells))
    return { problem: 'Its first row must name the columns: at least name, ring and quadrant.' };
  const excess = tooManyEntries(others.length);
  if (excess) return excess;
  const blips = blipsOfRows(header.cells, others, reasons);
  return {
    format,
    editions: [{ name: null, blips }],
    reasons,
    quadrantNames: null,
    ringNames: null,
  };
}

function radarOfText(text: string): RawRadar | UnreadableRadar {
  const start = text.trimStart();
  if (start === '') return { problem: 'It is empty.' };
  if (start.startsWith('{') || start.startsWith('[')) {
    try {
      return readRadarJson(JSON.parse(start));
    } catch {
      return { problem: 'It begins like JSON, and is not valid.' };
    }
  }
  const reasons: ImportReason[] = [];
  const rows = readLines(text).lines.flatMap((line, at) => {
    if (line.problem === undefined) return [{ row: at + 1, cells: line.cells }];
    reasons.push(leftOut(at + 1, line.raw.slice(0, 60), line.problem));
    return [];
  });
  return radarOfRows('byor-csv', rows, reasons);
}

/** Some lists of blips were made from CSV, and have its doubled quotation marks in their texts. */
const unquoted = (text: string): string =>
  /^"[\s\S]*""/u.test(text) ? text.replace(/^"|"$/gu, '').replaceAll('""', '"') : text;

const withMarkdown = (radar: RawRadar): RawRadar => ({
  ...radar,
  editions: radar.editions.map(({ name, blips }) => ({
    name,
    blips: blips.map((blip) => ({
      ...blip,
      description: blip.description === null ? null : markdownOf(unquoted(blip.description)),
    })),
  })),
});

async function readByContent(bytes: Buffer, path: string): Promise<RawRadar | UnreadableRadar> {
  const isZip = bytes.subarray(0, 2).toString('latin1') === 'PK';
  if (!isZip) {
    const decoded = decodeText(bytes);
    return 'problem' in decoded ? decoded : radarOfText(decoded.text);
  }
  const isWorkbook =
    findZipDirectory(bytes) !== null && bytes.includes('[Content_Types].xml', 0, 'latin1');
  if (!isWorkbook) return radarOfZip(bytes);
  const read = await readWorkbook(path, isHeader);
  return 'problem' in read ? read : radarOfRows('byor-xlsx', read.rows, []);
}

/**
 * Reads a radar of another tool by its content, whatever its name says. Synchronous for as long as it
 * takes, so for a thread of its own.
 */
export async function readRadarFile(path: string): Promise<RawRadar | UnreadableRadar> {
  const radar = await readByContent(await readFile(path), path);
  if ('problem' in radar) return radar;
  const count = radar.editions.reduce((sum, { blips }) => sum + blips.length, radar.reasons.length);
  return tooManyEntries(count) ?? withMarkdown(radar);
}
