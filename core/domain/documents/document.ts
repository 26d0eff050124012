import * as z from 'zod/mini';
import { isUuid, StoredRecord, text } from '#core/domain/schemas.ts';
import { limits } from '#core/domain/limits.ts';

/**
 * A record of the document database: the fields every record carries (section 3), and those of its
 * collection.
 */
export const Document = z.catchall(StoredRecord, z.unknown());
export type Document = z.infer<typeof Document>;

const FieldName = text(limits.documentFieldCharacters).check(z.minLength(1));

/** The fields of a document to write. Which ones a collection takes is its own affair. */
export const DocumentFields = z
  .record(FieldName, z.unknown())
  .check(
    z.refine(
      (fields) => Object.keys(fields).length <= limits.documentFieldsMost,
      'This document has too many fields.',
    ),
  );
export type DocumentFields = z.infer<typeof DocumentFields>;

/** A new document; without an id the server generates one. */
export const NewDocument = DocumentFields.check(
  z.refine(({ id }) => id === undefined || isUuid(id), 'The id must be a UUID.'),
);

/** A value that a field can be compared with. */
export const FieldValue = z.union([
  text(limits.documentQueryCharacters),
  z.number(),
  z.boolean(),
  z.null(),
]);
export type FieldValue = z.infer<typeof FieldValue>;

function parseJson(typed: string): unknown {
  try {
    return JSON.parse(typed);
  } catch {
    return undefined;
  }
}

/** `["a","b"]`: at most as many values as one query may match (section 9). */
const FieldValues = z.pipe(
  z.string().check(z.maxLength(limits.documentQueryCharacters)),
  z.pipe(
    z.transform(parseJson),
    z.array(FieldValue).check(z.minLength(1), z.maxLength(limits.documentQueryBatch)),
  ),
);

export const documentQuery = {
  /** Together with `values`: documents whose field is one of them, or a list that has one of them. */
  field: z.optional(FieldName),
  values: z.optional(FieldValues),
};
