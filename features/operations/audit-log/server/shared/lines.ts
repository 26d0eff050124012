import * as z from 'zod/mini';
import type { SQL } from 'drizzle-orm';
import type { Queryable } from '#core/platform/database/open.ts';
import { privateSubjects } from '#features/operations/audit-log/domain/audit-entry.ts';
import { readChain } from '#features/operations/audit-log/server/chain/read-entries.ts';
import {
  genesis,
  personalHashOf,
  type ChainHead,
} from '#features/operations/audit-log/server/chain/record.ts';
import {
  openVerification,
  type Verification,
  type VerifiedRecord,
} from '#features/operations/audit-log/server/chain/verify.ts';

const Fields = z.record(z.string(), z.unknown());
const hash = z.string();

/** A line of an export: all that the chain covers, and nothing besides. */
const Line = z.strictObject({
  sequence: z.int(),
  previous: hash,
  entry: z.strictObject({
    id: z.string(),
    at: z.string(),
    actorId: z.nullable(z.string()),
    kind: z.string(),
    subject: z.string(),
    subjectId: z.string(),
    opportunityId: z.nullable(z.string()),
    corporationId: z.nullable(z.string()),
  }),
  personal: z.nullable(
    z.strictObject({
      salt: z.string(),
      details: z.nullable(Fields),
      address: z.nullable(z.string()),
      device: z.nullable(z.string()),
      changes: z.array(
        z.strictObject({
          table: z.string(),
          rowId: z.string(),
          before: z.nullable(Fields),
          after: z.nullable(Fields),
        }),
      ),
    }),
  ),
  personalHash: hash,
  erased: z.nullable(z.record(z.string(), hash)),
  hash,
  isErased: z.optional(z.literal(true)),
  isWithheld: z.optional(z.literal(true)),
});

/** The last line: without it one could not tell that an export was cut off. */
const End = z.strictObject({
  end: z.strictObject({
    entries: z.int(),
    isWhole: z.boolean(),
    head: z.strictObject({ sequence: z.int(), hash }),
  }),
});

interface Part {
  readonly condition: SQL | undefined;
  readonly isWhole: boolean;
}

const lineOf = (record: VerifiedRecord): string => {
  const { entry, personal, personalHash } = record;
  if (privateSubjects.has(entry.subject)) {
    return JSON.stringify({ ...record, personal: null, isWithheld: true });
  }
  const isErased = personal !== null && personalHashOf(personal) !== personalHash;
  return JSON.stringify(isErased ? { ...record, isErased } : record);
};

/** The log, or a part of it, as lines of JSON that `verifyLines` reads. */
export async function* linesOf(
  db: Queryable,
  { condition, isWhole }: Part,
): AsyncGenerator<readonly string[]> {
  let entries = 0;
  let head: ChainHead = genesis;
  let waiting: string[] = [];
  for await (const records of readChain(db, condition)) {
    if (waiting.length > 0) yield waiting;
    waiting = records.map(lineOf);
    entries += records.length;
    const last = records.at(-1);
    if (last) head = { sequence: last.sequence, hash: last.hash };
  }
  const end = JSON.stringify({ end: { entries, isWhole, head } });
  // Not a row of its own: it is no entry.
  const last = waiting.pop();
  yield [...waiting, last === undefined ? end : `${last}\n${end}`];
}

/** What became of verifying a file. */
export interface FileVerification extends Verification {
  readonly isWhole: boolean;
  /** What is wrong with the file itself. */
  readonly problem: string | null;
}

function parsed(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return null;
  }
}

/**
 * Verifies an export. Whether it is the whole log stands at its end, so the lines are gone through
 * as such first; they are read twice only when they are not.
 */
export async function verifyLines(
  lines: () => AsyncIterable<string>,
  anchor: ChainHead | null = null,
  asWhole = true,
): Promise<FileVerification> {
  const verification = openVerification({ isWhole: asWhole, known: anchor });
  const failed = (problem: string): FileVerification => {
    const result = verification.end();
    return { ...result, isWhole: asWhole, problem };
  };
  let place = 0;
  let end: z.infer<typeof End>['end'] | null = null;
  for await (const text of lines()) {
    if (text === '') continue;
    place += 1;
    const value = parsed(text);
    const last = z.safeParse(End, value);
    if (end !== null) return failed(`Line ${place} comes after the end.`);
    if (last.success) {
      ({ end } = last.data);
      if (!end.isWhole && asWhole) return verifyLines(lines, anchor, false);
      continue;
    }
    const line = z.safeParse(Line, value);
    if (!line.success) return failed(`Line ${place} is not an entry of an audit log.`);
    verification.add(line.data);
  }
  const result = verification.end();
  if (end === null) return failed('Its end is missing: the file was cut off.');
  const { entries, head } = result;
  const isEnd =
    end.entries === entries && end.head.hash === head.hash && end.head.sequence === head.sequence;
  if (!isEnd && result.fault === null) {
    const fault = {
      sequence: head.sequence + 1,
      entryId: null,
      problem: `Entries are missing at the end: there were ${end.entries}, and ${entries} are left.`,
    };
    return { ...result, fault, isWhole: asWhole, problem: null };
  }
  return { ...result, isWhole: asWhole, problem: null };
}
