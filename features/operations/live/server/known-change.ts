import * as z from 'zod/mini';

/** Null: a newer node on the same database says what this version does not know. */
export function knownChange<Change>(schema: z.ZodMiniType<Change>, payload: string): Change | null {
  try {
    const read = z.safeParse(schema, JSON.parse(payload));
    return read.success ? read.data : null;
  } catch {
    return null;
  }
}
