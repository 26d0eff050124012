import { mkdtemp, stat, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { asc, eq } from 'drizzle-orm';
import { importEngine } from '#features/directory/imports/server/import-engine.ts';
import { importTargetsOf } from '#features/directory/imports/server/shared/import-target.ts';
import * as features from '#app/features.server.ts';
import type { Database } from '#core/platform/database/open.ts';
import { newId } from '#core/server/tables/columns.ts';
import { testPublicUrl } from '#core/tests/cluster.ts';
import { makeTemporaryFolder } from '#core/tests/temporary-folder.ts';
import {
  importProblems,
  imports,
  type ImportRow,
} from '#features/directory/imports/server/tables.ts';

type NewImport = Partial<typeof imports.$inferInsert>;

/** Of the whole process: test files share this module, and the next run removes what one that is over left. */
let folder: string | null = null;

/** A test's file, in a directory of its own. */
export async function writeTestFile(name: string, content: string | Uint8Array): Promise<string> {
  folder ??= await makeTemporaryFolder();
  const path = join(await mkdtemp(join(folder, 'file-')), name);
  await writeFile(path, content);
  return path;
}

/** Runs imports without HTTP. As drafts, which a server's worker ignores. */
export function openImportRunner(db: Database) {
  const engine = importEngine(db, testPublicUrl, importTargetsOf(Object.values(features)), {
    withPath: async () => null,
  });
  const find = async (id: string): Promise<ImportRow> => {
    const [row] = await db.select().from(imports).where(eq(imports.id, id));
    if (!row) throw new Error('There is no such import.');
    return row;
  };
  const task = async (id: string, signal = new AbortController().signal) => ({
    row: await find(id),
    signal,
    reportProgress: () => {},
  });
  return {
    engine,
    find,
    async add(path: string, values: NewImport = {}): Promise<string> {
      const id = newId();
      await db.insert(imports).values({
        id,
        of: 'companies',
        kind: 'startup',
        source: 'Test',
        state: 'draft',
        fileName: basename(path),
        filePath: path,
        fileBytes: (await stat(path)).size,
        ...values,
      });
      return id;
    },
    check: async (id: string) => engine.check(await task(id)),
    run: async (id: string, signal?: AbortSignal) => engine.run(await task(id, signal)),
    undo: async (id: string, signal?: AbortSignal) => engine.undo(await task(id, signal)),
    counts: async (id: string) => {
      const { created, updated, unchanged, rejected, remarks } = await find(id);
      return { created, updated, unchanged, rejected, remarks };
    },
    undone: async (id: string) => {
      const { removed, restored, kept } = await find(id);
      return { removed, restored, kept };
    },
    problems: (id: string) =>
      db
        .select({
          row: importProblems.row,
          result: importProblems.result,
          reasons: importProblems.reasons,
          raw: importProblems.raw,
        })
        .from(importProblems)
        .where(eq(importProblems.importId, id))
        .orderBy(asc(importProblems.row)),
  };
}
