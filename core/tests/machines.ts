import { globSync } from 'node:fs';
import { basename } from 'node:path';
import { onTestFinished } from 'vitest';
import type { Settings } from '#core/server/settings.ts';
import { demoPassword } from '#features/people/identity/domain/demo-accounts.ts';
import { exportPartsOf } from '#features/people/exports/server/jobs.ts';
import { runExport } from '#features/people/exports/server/run-export.ts';
import { openS3Service } from './s3-service.ts';
import { signInWith } from './sign-in.ts';
import { makeTemporaryFolder, removeTemporaryFolder } from './temporary-folder.ts';
import { openTestServer } from './test-server.ts';

/** A server with storage that other machines share, which have data folders of their own. */
export async function openMachines() {
  const { endpoint, objects } = await openS3Service();
  const server = await openTestServer({
    demonstration: true,
    environment: { FILES_URL: `s3://bucket/files?endpoint=${endpoint}` },
  });
  const { database, services } = server;

  /** The names of files of a kind that are stored for all nodes. */
  const filesOfStore = (kind: string) =>
    [...objects.keys()]
      .filter((key) => key.startsWith(`files/${kind}/`))
      .map((key) => basename(key));

  /** Another machine: of its data folder the server sees nothing. */
  async function openMachine(other: Partial<Settings> = {}) {
    const dataFolder = await makeTemporaryFolder();
    const settings = { ...server.settings, dataFolder, ...other };
    const { app } = await server.openNode(settings);
    let isClosed = false;
    const close = async () => {
      if (!isClosed) await app.close();
      isClosed = true;
    };
    onTestFinished(async () => {
      await close();
      await removeTemporaryFolder(dataFolder);
    });
    return {
      settings,
      close,
      signIn: (email: string) => signInWith(app, settings.publicUrl, email, demoPassword),
      /** Makes the file of an export that somebody began. */
      async runExport(id: string) {
        const parts = exportPartsOf({ settings, database, services });
        await runExport(parts, id, new AbortController().signal);
      },
      /** The files that lie on its disk, without the search index. */
      onDisk: () =>
        globSync('{exports,files,images,imports,radar-imports}/**', {
          cwd: dataFolder,
          withFileTypes: true,
        })
          .filter((entry) => entry.isFile())
          .map(({ name }) => name),
    };
  }

  return { server, objects, filesOfStore, openMachine };
}
