import { createHash } from 'node:crypto';
import canonicalize from 'canonicalize';

type Fields = Readonly<Record<string, unknown>>;

/** What the chain covers in the clear: nothing of a person but ids. */
export interface ChainedEntry {
  readonly id: string;
  readonly at: string;
  readonly actorId: string | null;
  readonly kind: string;
  readonly subject: string;
  readonly subjectId: string;
  readonly opportunityId: string | null;
  readonly corporationId: string | null;
}

/** What of a row was changed in the transaction of an entry. */
export interface RowChange {
  readonly table: string;
  readonly rowId: string;
  readonly before: Fields | null;
  readonly after: Fields | null;
}

/** What the chain covers by its hash alone, so that it can be erased. */
export interface PersonalPart {
  readonly salt: string;
  readonly details: Fields | null;
  readonly address: string | null;
  readonly device: string | null;
  readonly changes: readonly RowChange[];
}

/** An entry as it stands in the chain. */
export interface ChainRecord {
  readonly sequence: number;
  /** The hash of the entry before; of the first one: `genesis`. */
  readonly previous: string;
  readonly entry: ChainedEntry;
  readonly personalHash: string;
  /** Of an erasure: the hashes of what is left of each erased entry, by id. */
  readonly erased: Readonly<Record<string, string>> | null;
  readonly hash: string;
}

export interface ChainHead {
  readonly sequence: number;
  readonly hash: string;
}

export const genesis: ChainHead = { sequence: 0, hash: '0'.repeat(64) };

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');

const canonicalOr = (empty: string, value: object | null): string =>
  value === null || Object.keys(value).length === 0 ? empty : (canonicalize(value) ?? empty);

/**
 * Canonical JSON (RFC 8785) of what has fixed fields: they stand in the order of their names, so that only what
 * has fields of its own is left to the library, which takes most of the time of a verification. Only
 * the named fields are covered, whatever else an object has.
 */
export const canonicalPersonalPart = (part: PersonalPart): string => {
  const { address, changes, details, device, salt } = part;
  return (
    `{"address":${JSON.stringify(address)},"changes":${canonicalOr('[]', changes)},` +
    `"details":${details === null ? 'null' : canonicalOr('{}', details)},` +
    `"device":${JSON.stringify(device)},"salt":${JSON.stringify(salt)}}`
  );
};

/** As `canonicalPersonalPart`. */
export const canonicalRecord = (record: Omit<ChainRecord, 'hash'>): string => {
  const { entry, erased, personalHash, previous, sequence } = record;
  const { actorId, at, corporationId, id, kind, opportunityId, subject, subjectId } = entry;
  const sorted = { actorId, at, corporationId, id, kind, opportunityId, subject, subjectId };
  return (
    `{"entry":${JSON.stringify(sorted)},` +
    `"erased":${erased === null ? 'null' : canonicalOr('{}', erased)},` +
    `"personalHash":${JSON.stringify(personalHash)},"previous":${JSON.stringify(previous)},` +
    `"sequence":${JSON.stringify(sequence)}}`
  );
};

export const personalHashOf = (part: PersonalPart): string => sha256(canonicalPersonalPart(part));

export const hashOfRecord = (record: Omit<ChainRecord, 'hash'>): string =>
  sha256(canonicalRecord(record));

/** The next record of the chain. */
export function recordAfter(
  head: ChainHead,
  entry: ChainedEntry,
  personalHash: string,
  erased: ChainRecord['erased'] = null,
): ChainRecord {
  const record = {
    sequence: head.sequence + 1,
    previous: head.hash,
    entry,
    personalHash,
    erased,
  };
  return { ...record, hash: hashOfRecord(record) };
}
