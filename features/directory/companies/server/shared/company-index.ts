import { serviceKey } from '#core/server/services.ts';

interface IndexedHit {
  readonly id: string;
}

/** What companies ask of the index of search, which stands above them and provides it. */
export interface CompanyIndex {
  /** The nearest companies by meaning or vocabulary, nearest first, without the company itself. */
  similar(id: string, limit: number): Promise<readonly IndexedHit[]>;
  /** The companies with these words, also mistyped, best first. */
  search(query: {
    readonly text: string;
    readonly filters: Record<never, never>;
    readonly sort: 'relevance';
    readonly offset: number;
    readonly limit: number;
  }): Promise<{ readonly hits: readonly IndexedHit[] }>;
}

export const companyIndexService = serviceKey<CompanyIndex>('index of companies');
