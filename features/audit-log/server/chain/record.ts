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

/** SHA-256 over the canonical JSON (RFC 8785) of a value. */
const hashOf = (value: object): string =>
  createHash('sha256')
    .update(canonicalize(value) ?? '')
    .digest('hex');

/** Only the named fields, whatever else an object has. */
export const personalHashOf = (part: PersonalPart): string => {
  const { salt, details, address, device, changes } = part;
  return hashOf({ salt, details, address, device, changes });
};

export const hashOfRecord = (record: Omit<ChainRecord, 'hash'>): string => {
  const { sequence, previous, entry, personalHash, erased } = record;
  return hashOf({ sequence, previous, entry, personalHash, erased });
};

/** The next record of the chain. */
export function recordAfter(
  head: ChainHead,
  entry: ChainedEntry,
  personalHash: string,
  erased: ChainRecord['erased'] = null,
): ChainRecord {
  const record = {
    ...{ sequence: head.sequence + 1, previous: head.hash },
    ...{ entry, personalHash, erased },
  };
  return { ...record, hash: hashOfRecord(record) };
}
