import { refusals } from '#core/domain/refusals.ts';
import type { Viewer } from '#core/server/authorization/viewer.ts';
import type { Queryable } from '#core/platform/database/open.ts';
import { refused } from '#core/platform/http/refused.ts';
import { radarLimits } from '#features/portfolio/radars/domain/limits.ts';
import type { BlipCompanies } from '#features/portfolio/radars/domain/blip-companies.ts';
import {
  commonGround,
  textsOfCompany,
  topicOf,
} from '#features/directory/search/domain/common-ground.ts';
import { searchPathOf } from '#features/directory/search/domain/search-url.ts';
import type { IndexHit } from '#features/directory/search/server/shared/search-index.ts';
import type { Search } from '#features/directory/search/server/shared/services.ts';
import { rowsOfBlip, type BlipRow } from './blip-rows.ts';
import { companiesById } from './companies-by-id.ts';
import { readableEditions } from './shared/edition-rows.ts';
import { loadRadar, readingOf } from './shared/load-radar.ts';
import { momentumOf, sumOf } from './shared/momentum.ts';

/** A blip as the last edition has it in which the viewer reads it. @throws Refused `notFound` */
async function findBlip(db: Queryable, viewer: Viewer, radarId: string, blipId: string) {
  const reading = readingOf(viewer, await loadRadar(db, viewer, radarId));
  const editions = await readableEditions(db, radarId, reading);
  const rows = await rowsOfBlip(db, blipId);
  const last = editions.findLast(({ id }) =>
    rows.some((row) => row.editionId === id && row.isActive),
  );
  const row = rows.find(({ editionId }) => editionId === last?.id);
  if (!row) throw refused(refusals.notFound);
  return { row, reading };
}

/** What finds the companies of a blip: its name, without what is in brackets. */
const searchTextOf = ({ name }: Pick<BlipRow, 'name'>): string =>
  name.replaceAll(/\s*\([^)]*\)/gu, '').trim();

/** The nearer half of what has none of the words and means something like them. */
const meansTheSame = ({ isRelated, parts }: IndexHit): boolean =>
  isRelated && (parts?.meaning ?? 0) >= 0.5;

const idOf = ({ id }: { readonly id: string }): string => id;

export async function matchingCompanies(
  db: Queryable,
  viewer: Viewer,
  search: Search,
  ids: { readonly id: string; readonly blipId: string },
): Promise<BlipCompanies> {
  const { row, reading } = await findBlip(db, viewer, ids.id, ids.blipId);
  const text = searchTextOf(row);
  const { companiesShown: limit } = radarLimits;
  const answer = await search(db, { text, filters: {}, sort: 'relevance', offset: 0, limit });
  const linked = reading.isOwn ? row.companyIds : [];
  const all = [...new Set([...linked, ...answer.hits.map(idOf)])];
  const matching = new Set(
    answer.hits.filter(({ isRelated, isPartial = false }) => !isRelated && !isPartial).map(idOf),
  );
  const isMatch = (id: string): boolean => linked.includes(id) || matching.has(id);
  const isByMeaning = new Set(answer.hits.filter(meansTheSame).map(idOf));
  const topic = topicOf([text]);
  const [records, momentum] = [await companiesById(db, all), await momentumOf(db, viewer, all)];
  const cards = records.flatMap(({ description, tags, industries, ...card }) => {
    const texts = textsOfCompany({ ...card, description, tags, industries });
    const isNear = isByMeaning.has(card.id) || commonGround(topic, texts) !== null;
    return isMatch(card.id) || isNear ? [card] : [];
  });
  return {
    query: searchPathOf(text, {}),
    // Those with only some of its words are shown, and not counted.
    total:
      (matching.size === 0 ? 0 : answer.total) + linked.filter((id) => !matching.has(id)).length,
    companies: cards.map((company) => ({
      ...company,
      isLinked: linked.includes(company.id),
      isNear: !isMatch(company.id),
      momentum: momentum(company.id),
    })),
    momentum: sumOf(cards.filter(({ id }) => isMatch(id)).map(({ id }) => momentum(id))),
  };
}
