import { limits } from '#core/domain/limits.ts';
import { isSharedHost } from '#features/directory/companies/domain/shared-hosts.ts';
import { rawText, type Cell } from '#features/directory/imports/domain/cells.ts';

/** What a company without an id at its source is told apart by. */
interface Unidentified {
  readonly name: string | null;
  readonly url: string | null;
  readonly country: string | null;
  readonly city: string | null;
}

/** Half a character at the end could not be stored as it is, and not be found again. */
const asId = (text: string): string =>
  text.toLowerCase().slice(0, limits.externalIdCharacters).toWellFormed();

/** The web address: `example.com/about`. The front page of a host of many identifies nobody. */
function idOfAddress(url: string | null): string | null {
  if (url === null) return null;
  const address = url.replace(/^https?:\/\/(?:www\.)?/iu, '').replace(/[/?#]+$/u, '');
  return /[/?#]/u.test(address) || !isSharedHost(address.toLowerCase()) ? asId(address) : null;
}

const behind = (name: string, what: string): string =>
  asId(what === '' ? name : `${name} (${what})`);

/** The id by web address, or by name and place; null when neither is known. */
export function standInIdOf({ name, url, country, city }: Unidentified): string | null {
  const place = [city, country].filter((part) => part !== null).join(', ');
  return idOfAddress(url) ?? (name === null || place === '' ? null : behind(name, place));
}

/** The cells as a number, for telling rows apart without keeping them (FNV-1a). */
function hashOf(cells: readonly Cell[]): number {
  let hash = 0x811c9dc5;
  for (const cell of cells)
    for (const character of `${rawText(cell)}\u001F`)
      hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193);
  return hash;
}

/**
 * Ids of the companies of one file that have only a name. Namesakes are different companies, in this file
 * and in another source; a row that is repeated word for word is the same.
 */
export function openNamesakes(source: string) {
  const rowsOf = new Map<string, number[]>();
  return (name: string, cells: readonly Cell[]): string => {
    const key = name.toLowerCase();
    const rows = rowsOf.get(key) ?? [];
    rowsOf.set(key, rows);
    const hash = hashOf(cells);
    const index = rows.indexOf(hash);
    const nth = index === -1 ? rows.push(hash) : index + 1;
    return behind(name, nth === 1 ? source : `${source} ${nth}`.trim());
  };
}
