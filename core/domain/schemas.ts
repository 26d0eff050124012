import * as z from 'zod/mini';
import { limits } from './limits.ts';
import { singleLine } from './text/single-line.ts';

/** Schemas that many entities share. */

/** A record's id. Ids from outside may be numbers: they are coerced to text (section 3). */
export const Id = z.pipe(
  z.union([z.string(), z.number()]),
  z.pipe(
    z.transform((value: string | number) => String(value)),
    z.string(),
  ),
);

/**
 * An id in a path or a body: a UUID, so that a malformed one is refused before it reaches SQL.
 * Lower case: PostgreSQL ignores case, comparing ids in lists does not.
 */
export const Uuid = z.uuid().check(z.toLowerCase());

export const isUuid = (text: unknown): boolean => z.safeParse(Uuid, text).success;

/** An instant in ISO 8601, UTC. */
export const Instant = z.iso.datetime({ offset: true });

const firstYear = Date.UTC(1900, 0);
const afterLastYear = Date.UTC(2200, 0);

/**
 * An instant entered by a user, converted to UTC. Bounded: years before 1 or after 9999, and
 * offsets beyond 16 hours, are ISO 8601 but cannot be stored and read back.
 */
export const EnteredInstant = z.pipe(
  Instant.check(
    z.refine((value) => {
      const moment = Date.parse(value);
      return moment >= firstYear && moment < afterLastYear;
    }, 'The year must be from 1900 to 2199.'),
  ),
  z.transform((value) => new Date(value).toISOString()),
);

/**
 * http and https only, without user:password. `z.url()` alone accepts `javascript:` and `data:`,
 * which a link or an image would then run.
 */
export const WebUrl = z.url({ protocol: /^https?$/u, hostname: z.regexes.hostname }).check(
  z.maxLength(limits.urlCharacters),
  z.refine((value) => !/^https?:\/\/[^/?#]*@/u.test(value), 'A link must not carry a password.'),
);

/** PostgreSQL text cannot store NUL, and a lone surrogate is not valid text. */
const isStorableText = (value: string) => !value.includes('\u0000') && value.isWellFormed();

/** Text from a user. Longer than `most` is refused, not cut. */
export const text = (most: number) =>
  z
    .string()
    .check(
      z.maxLength(most),
      z.refine(isStorableText, 'This text has characters that cannot be stored.'),
    );

/** Trimmed text that must not be blank. */
export const requiredText = (most: number) =>
  z
    .string()
    .check(
      z.trim(),
      z.minLength(1),
      z.maxLength(most),
      z.refine(isStorableText, 'This text has characters that cannot be stored.'),
    );

/** A file's name: what would break a line or reorder the text after it is taken out. */
export const FileName = z.pipe(
  text(limits.fileNameCharacters),
  z.pipe(z.transform(singleLine), requiredText(limits.fileNameCharacters)),
);

/** A page of rows (section 3, "Paginated list"). */
export const paginated = <Row extends z.ZodMiniType>(row: Row) =>
  z.object({
    data: z.array(row),
    hasNextPage: z.boolean(),
    endCursor: z.optional(z.string()),
  });

export interface Paginated<Row> {
  data: Row[];
  hasNextPage: boolean;
  endCursor?: string | undefined;
}

/** `?limit=25` up to the maximum page size of this list. */
export const limitUpTo = (most: number, usual: number = limits.pageDefault) =>
  z._default(
    z.pipe(
      z.string().check(z.regex(/^\d{1,4}$/u)),
      z.pipe(z.transform(Number), z.int().check(z.gte(1), z.lte(most))),
    ),
    usual,
  );

/** `?limit=25&cursor=…` of every list. */
export const pageQuery = {
  limit: limitUpTo(limits.pageMost),
  cursor: z.optional(z.string().check(z.maxLength(limits.cursorCharacters), z.regex(/^[\w-]+$/u))),
};

/** Section 3, "Stored records in the document database": every record carries these. */
export const StoredRecord = z.object({
  id: z.string(),
  createdAt: Instant,
  updatedAt: Instant,
  isActive: z.boolean(),
});
export type StoredRecord = z.infer<typeof StoredRecord>;
