import { companyKinds } from '#core/domain/company-kind.ts';
import { type CompanyCard } from '#features/directory/companies/domain/company.ts';
import {
  matchEntry,
  type EntryCandidate,
  type EntryMatch,
  type EntryQuery,
} from '#features/directory/companies/domain/entry-match.ts';
import { evidenceOf, hostKey } from '#features/directory/companies/domain/record-evidence.ts';
import type { Compared } from '#features/directory/companies/domain/same-company.ts';
import type { Queryable } from '#core/platform/database/open.ts';
import { isPublicSuffix, registeredDomain } from '#core/platform/public-suffixes.ts';
import type { CompanyIndex } from './company-index.ts';
import { candidatesFor } from '#features/directory/companies/server/entry-candidates.ts';
import { groupsOf } from './groups.ts';
import { cardsById } from '#features/directory/companies/server/store.ts';

type Cards = ReadonlyMap<string, CompanyCard>;

/** A whole host, since an entry often has nothing else: `shop.acme.com` is not surely `acme.com`. */
const ownHost = (url: string | null): string | null => {
  const host = hostKey(url);
  return host !== null && !isPublicSuffix(host) ? host : null;
};

const comparedOf = (record: Parameters<typeof evidenceOf>[0]): Compared => ({
  ...evidenceOf(record, registeredDomain),
  host: ownHost(record.url),
});

const candidateOf = (card: CompanyCard, group: readonly string[]): EntryCandidate => ({
  id: card.id,
  kind: card.kind,
  name: card.name,
  domain: ownHost(card.url),
  evidence: comparedOf(card),
  group: group.toSorted()[0] ?? card.id,
});

/** The records of a company, the one of our own directory first. */
const recordsIn = (group: readonly string[], cards: Cards): CompanyCard[] =>
  companyKinds.flatMap((kind) =>
    group
      .toSorted()
      .flatMap((id) => cards.get(id) ?? [])
      .filter((card) => card.kind === kind),
  );

/** Checked again here: the browser does not know every shared host. */
function withOwnDomain({ name, domain }: EntryQuery): EntryQuery {
  const url = domain === null ? null : `https://${domain}`;
  const nowhere = { kind: 'startup', country: null, city: null } as const;
  return {
    name,
    domain: ownHost(url),
    ...(name !== null && { evidence: comparedOf({ ...nowhere, name, url }) }),
  };
}

/** Matches the entries of a list to companies. */
export async function matchEntries(
  db: Queryable,
  index: Pick<CompanyIndex, 'search'>,
  entries: readonly EntryQuery[],
): Promise<EntryMatch[]> {
  const sought = entries.map(withOwnDomain);
  const candidates = await candidatesFor(db, index, sought);
  const byEntry = Map.groupBy(candidates, ({ place }) => place);
  const groups = await groupsOf(db, [...new Set(candidates.map(({ id }) => id))]);
  const cards = await cardsById(db, [...new Set([...groups.values()].flat())]);
  return sought.map((one, place) => {
    const ids = new Set(byEntry.get(place)?.map(({ id }) => id));
    const entryCandidates = [...ids].flatMap((id) => {
      const card = cards.get(id);
      return card ? [candidateOf(card, groups.get(id) ?? [id])] : [];
    });
    const judged = matchEntry(one, entryCandidates);
    return {
      verdict: judged.verdict,
      candidates: judged.candidates.flatMap(({ id, by }) => {
        const records = recordsIn(groups.get(id) ?? [id], cards);
        const [company] = records;
        if (!company) return [];
        return [
          { company, by, records: records.map((card) => ({ kind: card.kind, id: card.id })) },
        ];
      }),
    };
  });
}
