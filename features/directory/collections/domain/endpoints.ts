import * as z from 'zod/mini';
import { CompanyColumns } from '#features/directory/companies/domain/columnar-encoding.ts';
import { endpoint } from '#core/domain/endpoint.ts';
import { limits } from '#core/domain/limits.ts';
import { collectionLimits } from './limits.ts';
import { SearchState } from '#features/directory/search/domain/search.ts';
import { Instant, pageQuery, paginated, text, Uuid } from '#core/domain/schemas.ts';
import { Additions, RecentAdditions } from './additions.ts';
import { CompanyAttention } from './attention.ts';
import { Blacklistings } from './blacklistings.ts';
import { Collection, CollectionBody, NewCollection } from './collection.ts';
import { CompanyNote, NoteChange, NoteParams } from './note.ts';
import { Suggestion } from './suggestions.ts';

const params = z.object({ id: Uuid });
const query = z.object({ authId: text(limits.nameCharacters) });

/** Section 7: the auth id is only a claim; the answer never contains another person's collections. */
export const own = endpoint({
  method: 'GET',
  path: '/collections/own',
  summary: 'One’s own collections.',
  may: 'signedIn',
  query,
  answer: z.array(Collection),
});

export const shared = endpoint({
  method: 'GET',
  path: '/collections/shared',
  summary: 'Collections that others share with one.',
  may: 'signedIn',
  query,
  answer: z.array(Collection),
});

/** A deleted collection that can be restored. */
const Deleted = z.object({
  id: z.string(),
  name: z.string(),
  companies: z.int(),
  deletedAt: Instant,
});

export const deleted = endpoint({
  method: 'GET',
  path: '/collections/deleted',
  summary: 'One’s own collections that were taken away lately, the last one first.',
  may: 'signedIn',
  answer: z.array(Deleted),
});

export const get = endpoint({
  method: 'GET',
  path: '/collections/{id}',
  summary: 'One collection.',
  may: 'signedIn',
  params,
  answer: Collection,
});

/** `?than=12`: a version from an earlier response. */
const Version = z.pipe(
  z.string().check(z.regex(/^\d{1,9}$/u)),
  z.pipe(z.transform(Number), z.int()),
);

/** Makes polling a large unchanged collection cheap. */
export const newer = endpoint({
  method: 'GET',
  path: '/collections/{id}/newer',
  summary: 'One collection, if it has another version than this one; null otherwise.',
  may: 'signedIn',
  params,
  query: z.object({ than: Version }),
  answer: z.nullable(Collection),
});

export const companies = endpoint({
  method: 'GET',
  path: '/collections/{id}/companies',
  summary: 'All companies that a collection lists, by column and in no order.',
  may: 'signedIn',
  params,
  answer: CompanyColumns,
});

/** Avatar of a person with access to a collection. */
const Holder = z.object({
  authId: z.string(),
  id: z.string(),
  name: z.string(),
  isOwner: z.boolean(),
});

/** Avatars for all collections of a list in one response. */
export const avatars = endpoint({
  method: 'GET',
  path: '/collections/people',
  summary: 'Who has each of the collections that one sees: its owner first.',
  may: 'signedIn',
  answer: z.array(z.object({ collectionId: z.string(), people: z.array(Holder) })),
});

export const people = endpoint({
  method: 'GET',
  path: '/collections/{id}/people',
  summary: 'Who has a collection: its owner first.',
  may: 'signedIn',
  params,
  answer: z.array(Holder),
});

export const recentAdditions = endpoint({
  method: 'GET',
  path: '/collections/additions',
  summary: 'What was added lately to the collections one sees, by day, the last first.',
  may: 'signedIn',
  answer: z.array(RecentAdditions),
});

export const additions = endpoint({
  method: 'GET',
  path: '/collections/{id}/additions',
  summary: 'Who listed the companies of a collection, and when, by column and in no order.',
  may: 'signedIn',
  params,
  answer: Additions,
});

export const blacklistings = endpoint({
  method: 'GET',
  path: '/collections/{id}/blacklistings',
  summary: `Who blacklisted the companies of a collection, and when, by column and in no order. Also what one can undo, within ${collectionLimits.takeBackMinutes} minutes and until someone else changes it.`,
  may: 'signedIn',
  params,
  answer: Blacklistings,
});

export const attention = endpoint({
  method: 'GET',
  path: '/collections/{id}/attention',
  summary: `How often companies of a collection were added, submitted and voted on in ${collectionLimits.momentumDays} days, in what one sees.`,
  may: 'signedIn',
  params,
  answer: z.array(CompanyAttention),
});

/** Ranked by the current collection; the cursor holds the ids already returned, so that none repeats. */
export const suggestions = endpoint({
  method: 'GET',
  path: '/collections/{id}/suggestions',
  summary: 'Companies similar to a collection or a sub-space, without the ones in it.',
  may: 'signedIn',
  params,
  query: z.object({
    /** The id of a sub-space; `none`: companies in no sub-space. */
    space: z.optional(text(collectionLimits.subspaceIdCharacters)),
    after: pageQuery.cursor,
  }),
  answer: z.extend(paginated(Suggestion), { state: SearchState }),
  paginated: true,
});

/** Whatever the body claims, only its name is taken: the owner is the caller, and it is empty. */
export const create = endpoint({
  method: 'POST',
  path: '/collections',
  summary: 'Makes an empty collection.',
  may: 'signedIn',
  body: NewCollection,
  answer: Collection,
});

/**
 * This requires the weakest right; the handler checks each difference for its own. What a reader
 * takes back comes back to its place, wherever it was sent.
 */
export const replace = endpoint({
  method: 'PUT',
  path: '/collections/{id}',
  summary: `Replaces a collection as a whole; a stale version is answered with the current one. People who cannot edit it can blacklist, and undo that within ${collectionLimits.takeBackMinutes} minutes and until someone else changes it.`,
  may: 'blacklistInCollection',
  params,
  body: CollectionBody,
  answer: Collection,
  answersAnew: true,
});

export const notes = endpoint({
  method: 'GET',
  path: '/collections/{id}/notes',
  summary: 'What is thought of the companies in a collection: words and stars.',
  may: 'signedIn',
  params,
  answer: z.array(CompanyNote),
});

export const writeNote = endpoint({
  method: 'PUT',
  path: '/collections/{id}/notes/{companyId}',
  summary:
    'Writes what is thought of a company in a collection; words over others than one knew are refused.',
  may: 'editCollection',
  params: NoteParams,
  body: NoteChange,
  answer: null,
});

export const remove = endpoint({
  method: 'DELETE',
  path: '/collections/{id}',
  summary: 'Takes a collection away. It can be brought back.',
  may: 'editCollection',
  params,
  answer: null,
});

export const restore = endpoint({
  method: 'POST',
  path: '/collections/{id}/restoration',
  summary: 'Brings back a collection that was taken away.',
  may: 'editCollection',
  params,
  answer: Collection,
});

/** Anyone who sees a collection may copy it: its companies and sub-spaces, not its people or notes. */
export const copy = endpoint({
  method: 'POST',
  path: '/collections/{id}/copy',
  summary: 'Makes a copy of a collection that is one’s own.',
  may: 'signedIn',
  params,
  answer: Collection,
});

export const leave = endpoint({
  method: 'DELETE',
  path: '/collections/{id}/membership',
  summary: 'Leaves a collection that someone else shares.',
  may: 'blacklistInCollection',
  params,
  answer: null,
});
