import { pluralize } from '#core/domain/format.ts';
import { partOf, type Contents } from './contents.ts';

const tablesNamed = 4;

const shortName = (table: string): string => table.replace(/^public\./u, '');

/** A part of a backup in words. */
export function placeOf(name: string | null): string {
  const [, table] = /^tables\/([^/]+)\//u.exec(name ?? '') ?? [];
  if (table !== undefined) return `the table ${shortName(table)}`;
  if (name === null) return 'its list of contents';
  const part = partOf(name);
  if (part?.kind === 'file') return `the file ${part.id}`;
  const words: Readonly<Record<string, string>> = {
    contents: 'its list of contents',
    secret: 'the secret',
    jobs: 'the waiting jobs',
    manifest: 'its manifest',
  };
  return words[part?.kind ?? ''] ?? (name === 'files/' ? 'its files' : 'a part without a name');
}

/** What a backup that ends in this part does not have, by name. */
export function missingFrom(contents: Contents | null, name: string | null): string {
  if (contents === null) return 'everything';
  const part = name === null ? null : partOf(name);
  const names = contents.tables.map((table) => table.name);
  const isPastTables = part?.kind === 'file' || part?.kind === 'manifest';
  const at = part?.kind === 'table' ? names.indexOf(part.table) : 0;
  const tables = isPastTables ? [] : names.slice(at).map(shortName);
  const more = tables.length - tablesNamed;
  const list = [
    ...tables.slice(0, tablesNamed),
    ...(more > 0 ? [pluralize(more, 'more table', 'more tables', 'en')] : []),
    ...(part?.kind === 'manifest' ? [] : ['files']),
  ];
  return [...list, 'the manifest'].join(', ').replace(/, (?=the manifest$)/u, ' and ');
}
