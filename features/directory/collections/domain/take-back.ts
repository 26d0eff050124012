import { companyKinds } from '#core/domain/company-kind.ts';
import { refKey, type CompanyRef } from '#features/directory/companies/domain/company.ts';
import type { Collection } from './collection.ts';
import { blacklistedCompanies, blacklistOf, listOf, statesOf } from './lists.ts';
import { spacesOf } from './placement.ts';

/** A company that was blacklisted, with what that took from the collection. */
export interface Blacklisting extends CompanyRef {
  /**
   * Its place in its list, counted with all companies that the same person has blacklisted since anybody
   * else changed the collection. Null: it was not listed.
   */
  readonly place: number | null;
  readonly spaces: readonly string[];
}

/** Puts ids at their places; the places count all of them. */
function putBack(list: readonly string[], ids: ReadonlyMap<number, string>): string[] {
  const last = Math.max(-1, ...ids.keys());
  const whole: string[] = [];
  let next = 0;
  for (let place = 0; place <= last || next < list.length; place += 1) {
    const id = ids.get(place) ?? list[next++];
    if (id !== undefined) whole.push(id);
  }
  return whole;
}

/**
 * The collection as if some of these companies had not been blacklisted.
 * @param all every blacklisting of the person since anybody else changed the collection
 */
export function withoutBlacklistings(
  collection: Collection,
  all: readonly Blacklisting[],
  isTakenBack: (company: CompanyRef) => boolean = () => true,
): Collection {
  const back = all.filter(isTakenBack);
  const next = { ...collection };
  for (const kind of companyKinds) {
    const ids = new Set(back.flatMap((one) => (one.kind === kind ? [one.id] : [])));
    const places = all.flatMap((one): [number, string][] =>
      one.kind === kind && one.place !== null ? [[one.place, one.id]] : [],
    );
    const staying = new Set(places.flatMap(([, id]) => (ids.has(id) ? [] : [id])));
    next[listOf[kind]] = putBack(collection[listOf[kind]], new Map(places)).filter(
      (id) => !staying.has(id),
    );
    next[blacklistOf[kind]] = collection[blacklistOf[kind]].filter((id) => !ids.has(id));
  }
  const placed = back.flatMap(({ id, spaces }) => (spaces.length > 0 ? [[id, [...spaces]]] : []));
  next.startupToSubspaces = {
    ...collection.startupToSubspaces,
    ...(Object.fromEntries(placed) as Record<string, string[]>),
  };
  return next;
}

/** The companies that are blacklisted in one and not in the other. */
export function blacklistedOnlyIn(there: Collection, here: Collection): readonly CompanyRef[] {
  const isSame = companyKinds.every((kind) => there[blacklistOf[kind]] === here[blacklistOf[kind]]);
  if (isSame) return [];
  const state = statesOf(here);
  return blacklistedCompanies(there).filter((company) => state(company) !== 'blacklisted');
}

/**
 * What the blacklistings between two collections took.
 * @param earlier those of the same person before, since anybody else changed the collection
 */
export function blacklistingsBetween(
  before: Collection,
  after: Collection,
  earlier: readonly Blacklisting[],
): Blacklisting[] {
  const whole = withoutBlacklistings(before, earlier);
  const places = new Map(
    companyKinds.flatMap((kind) =>
      whole[listOf[kind]].map((id, place) => [refKey({ kind, id }), place] as const),
    ),
  );
  return blacklistedOnlyIn(after, before).map(({ kind, id }) => ({
    kind,
    id,
    spaces: spacesOf(before, id),
    place: places.get(refKey({ kind, id })) ?? null,
  }));
}

/**
 * A sent collection with the companies that it takes back at their places: whoever takes one back need not
 * know where it stood. Lists that differ otherwise stay as they were sent.
 */
export function atTheirPlaces(
  sent: Collection,
  reference: Collection,
  isTakenBack: (company: CompanyRef) => boolean,
): Collection {
  const next = { ...sent };
  for (const kind of companyKinds) {
    const list = listOf[kind];
    const isIn = new Set(sent[list]);
    const ordered = reference[list].filter((id) => isIn.has(id));
    const others = (ids: readonly string[]) => ids.filter((id) => !isTakenBack({ kind, id }));
    const isSame = JSON.stringify(others(ordered)) === JSON.stringify(others(sent[list]));
    if (isSame && ordered.length === sent[list].length) next[list] = ordered;
  }
  return next;
}
