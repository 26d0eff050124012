import * as z from 'zod/mini';

/** The version of what an archive holds. A reader refuses a newer one. */
export const backupFormat = 1;

const Migration = z.object({ hash: z.string(), writtenAt: z.number() });

/** The first part of an archive: what follows, so that what is missing has a name. */
export const Contents = z.object({
  format: z.number(),
  createdAt: z.string(),
  /** The steps of the schema. */
  migrations: z.array(Migration),
  tables: z.array(z.object({ name: z.string(), columns: z.array(z.string()) })),
  hasSecret: z.boolean(),
});
export type Contents = z.infer<typeof Contents>;

const TableSum = z.object({
  name: z.string(),
  rows: z.number(),
  bytes: z.number(),
  /** Of the rows, as PostgreSQL copies them out. */
  sha256: z.string(),
});
export type TableSum = z.infer<typeof TableSum>;

const FilesSum = z.object({
  count: z.number(),
  bytes: z.number(),
  /** Ids of files that the store did not have, or not as they once arrived. */
  missing: z.array(z.string()),
  changed: z.array(z.string()),
});

/** The last part: only an archive that has it is whole. */
export const Manifest = z.object({
  tables: z.array(TableSum),
  sequences: z.array(z.object({ name: z.string(), value: z.string(), isCalled: z.boolean() })),
  files: FilesSum,
  jobs: z.number(),
  /** The head of the audit log's chain at that moment; null where there is none. */
  auditHead: z.nullable(z.object({ sequence: z.int(), hash: z.string() })),
});
export type Manifest = z.infer<typeof Manifest>;

/** Names of parts. */
export const parts = {
  contents: 'contents.json',
  secret: 'auth-secret',
  jobs: 'jobs.json',
  manifest: 'manifest.json',
  table: (name: string, nth: number) => `tables/${name}/${String(nth).padStart(6, '0')}.copy`,
  /** With the SHA-256 of its bytes. */
  file: (id: string, sha256: string) =>
    `files/${id}.${Buffer.from(sha256, 'hex').toString('base64url')}`,
} as const;

const tablePart = /^tables\/([^/]+)\/\d+\.copy$/u;
const filePart = /^files\/([\da-f-]{36})\.([\w-]{43})$/u;

/** What a part is, by its name; null: nothing that this version knows. */
export function partOf(
  name: string,
):
  | { readonly kind: 'table'; readonly table: string }
  | { readonly kind: 'file'; readonly id: string; readonly sha256: string }
  | { readonly kind: 'contents' | 'secret' | 'jobs' | 'manifest' }
  | null {
  const [, table] = tablePart.exec(name) ?? [];
  if (table !== undefined) return { kind: 'table', table };
  const [, id, sum] = filePart.exec(name) ?? [];
  if (id !== undefined && sum !== undefined) {
    return { kind: 'file', id, sha256: Buffer.from(sum, 'base64url').toString('hex') };
  }
  const kinds = ['contents', 'secret', 'jobs', 'manifest'] as const;
  const kind = kinds.find((one) => parts[one] === name);
  return kind ? { kind } : null;
}
