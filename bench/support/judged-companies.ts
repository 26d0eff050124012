import { seededRandom } from '#core/server/demo/seeded-random.ts';
import { newId } from '#core/server/tables/columns.ts';
import { drawCompanies, rowOf } from '#features/directory/companies/demo/companies.ts';
import type { IndexedCompany } from '#features/directory/search/server/shared/search-index.ts';
import { buildJudgements } from '#bench/relevance/judgements.ts';
import type { Judgement } from '#bench/relevance/metrics.ts';
import { readOwnSets } from '#bench/relevance/own-sets.ts';

interface Query {
  readonly query: string;
  readonly judgement: Judgement;
}

/** Companies, and what is meant by texts. */
export interface JudgedCompanies {
  readonly title: string;
  readonly companies: readonly IndexedCompany[];
  readonly queries: readonly Query[];
}

/** The demonstration, judged by what its companies make. */
export function judgedDemonstration(): JudgedCompanies {
  const drawn = drawCompanies(seededRandom(20_261_121), 5000, new Date('2026-05-01'));
  const judgements = buildJudgements(drawn);
  return {
    title: 'The demonstration',
    companies: drawn.map((company, place) => ({ ...rowOf(company), createdAtMs: place })),
    queries: ['topic', 'described', 'other words'].flatMap((kind) => judgements[kind] ?? []),
  };
}

/** Sets of a folder, in the form of docs/relevance.md, with ids as the database has them. */
export async function ownSets(folder: string): Promise<JudgedCompanies[]> {
  return (await readOwnSets(folder)).map(({ name, companies, topics }) => {
    const ids = new Map(companies.map(({ id }) => [id, newId()]));
    const idOf = (id: string) => ids.get(id) ?? id;
    return {
      title: name,
      companies: companies.map((company) => ({ ...company, id: idOf(company.id) })),
      queries: topics.map(({ query, judgement }) => ({
        query,
        judgement: new Map([...judgement].map(([id, grade]) => [idOf(id), grade])),
      })),
    };
  });
}
