import { useMemo } from 'react';
import { listedCompanies } from '#domain/collections/changes.ts';
import type { Collection } from '#domain/collections/collection.ts';
import { companiesIn } from '#domain/collections/contents.ts';
import { refKey, type CompanyCard } from '#domain/companies/company.ts';
import { useCompanies } from '#web/pieces/collections/use-companies.ts';
import { unassigned } from './search-params.ts';

function fits({ name, oneLiner, tags, city, country }: CompanyCard, q: string): boolean {
  const words = [name, oneLiner, city, country, ...tags].join(' ').toLocaleLowerCase();
  return q
    .toLocaleLowerCase()
    .split(/\s+/u)
    .every((word) => words.includes(word));
}

interface Narrowed {
  /** Words; empty: none. */
  readonly q: string;
  /** A sub-space, as the address has it. */
  readonly space: string | undefined;
}

/** The companies of a collection, and those of them that are shown. */
export function useShown(collection: Collection, { q, space }: Narrowed) {
  const all = useMemo(() => listedCompanies(collection), [collection]);
  const read = useCompanies(all, collection.id);
  const { companies } = read;
  const inSpace = useMemo(() => {
    if (space === undefined) return null;
    return new Set(companiesIn(collection, space === unassigned ? null : space).map(refKey));
  }, [collection, space]);
  const rows = useMemo(
    () =>
      companies.filter(
        (company) => inSpace?.has(refKey(company)) !== false && (q === '' || fits(company, q)),
      ),
    [companies, inSpace, q],
  );
  return { ...read, all, rows };
}
