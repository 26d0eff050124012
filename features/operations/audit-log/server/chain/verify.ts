import { privateSubjects } from '#features/operations/audit-log/domain/audit-entry.ts';
import {
  genesis,
  hashOfRecord,
  personalHashOf,
  type ChainHead,
  type ChainRecord,
  type PersonalPart,
} from './record.ts';

/** A record, and what is personal beside it; null: there is no entry any more. */
export interface VerifiedRecord extends ChainRecord {
  readonly personal: PersonalPart | null;
  /** In a part of the log, which may lack the erasure: whether it was erased. */
  readonly isErased?: boolean | undefined;
  /** In an export: what is personal stays with the people of a private subject. */
  readonly isWithheld?: boolean | undefined;
}

/** The first entry that is not as it was written. */
export interface ChainFault {
  readonly sequence: number;
  readonly entryId: string | null;
  readonly problem: string;
}

export interface Verification {
  readonly entries: number;
  /** Entries of which something was erased, as the log itself says. */
  readonly erased: number;
  readonly head: ChainHead;
  readonly fault: ChainFault | null;
}

interface Found extends ChainFault {
  readonly place: number;
}

interface Mismatch extends Found {
  /** The hash of what is there. */
  readonly actual: string;
}

export interface VerificationOptions {
  readonly isWhole: boolean;
  /** An entry and its hash as they were noted elsewhere, such as in a backup. */
  readonly known?: ChainHead | null;
}

/**
 * Verifies records in the order in which they are given. A part of the log cannot show that an entry
 * is missing, only that those it has are as they were written and in order.
 */
export function openVerification({ isWhole, known = null }: VerificationOptions) {
  let head: ChainHead = genesis;
  let place = 0;
  let erased = 0;
  let first: Found | null = null;
  /** What is personal differs: an erasure that comes later may account for it. */
  const open = new Map<string, Mismatch>();

  const report = (sequence: number, entryId: string | null, problem: string): void => {
    first ??= { place, sequence, entryId, problem };
  };

  function checkPlace({ sequence, previous, entry }: VerifiedRecord): void {
    const expected = head.sequence + 1;
    if (!isWhole) {
      if (sequence < expected) report(sequence, entry.id, 'It is not in its place.');
      else if (sequence === expected && place > 1 && previous !== head.hash) {
        report(sequence, entry.id, 'It does not follow the entry before it.');
      }
      return;
    }
    if (sequence > expected) report(expected, null, 'It is missing.');
    else if (sequence < expected) report(sequence, entry.id, 'It is not in its place.');
    else if (previous !== head.hash) {
      report(sequence, entry.id, 'It does not follow the entry before it.');
    }
  }

  function checkKnown({ sequence, entry, hash }: VerifiedRecord): void {
    if (sequence !== known?.sequence || hash === known.hash) return;
    report(sequence, entry.id, 'It is not the one whose hash was noted.');
  }

  function checkPersonal(record: VerifiedRecord): void {
    const { sequence, entry, personal, personalHash } = record;
    // Its hash is covered all the same.
    if (record.isWithheld === true && privateSubjects.has(entry.subject)) return;
    if (personal === null) return report(sequence, entry.id, 'The entry itself is missing.');
    const actual = personalHashOf(personal);
    if (actual === personalHash) return;
    if (!isWhole && record.isErased === true) {
      erased += 1;
      return;
    }
    const problem = 'What was recorded beside it was changed.';
    open.set(entry.id, { place, sequence, entryId: entry.id, problem, actual });
  }

  return {
    add(record: VerifiedRecord): void {
      place += 1;
      checkPlace(record);
      checkPersonal(record);
      checkKnown(record);
      if (hashOfRecord(record) !== record.hash) {
        report(record.sequence, record.entry.id, 'It was changed.');
      }
      for (const [id, hash] of Object.entries(record.erased ?? {})) {
        if (open.get(id)?.actual !== hash) continue;
        open.delete(id);
        erased += 1;
      }
      head = { sequence: record.sequence, hash: record.hash };
    },

    end(): Verification {
      if (isWhole && known !== null && head.sequence < known.sequence) {
        report(head.sequence + 1, null, `It is missing, as are all up to ${known.sequence}.`);
      }
      const mismatch = [...open.values()].toSorted((one, other) => one.place - other.place)[0];
      const fault = mismatch && (first === null || mismatch.place < first.place) ? mismatch : first;
      return {
        entries: place,
        erased,
        head,
        fault: fault && {
          sequence: fault.sequence,
          entryId: fault.entryId,
          problem: fault.problem,
        },
      };
    },
  };
}
