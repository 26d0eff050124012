import { deleteOldKeys } from './endpoints/idempotency.ts';
import type { ServerFeature, ServerParts } from './feature.ts';

const sweepPauseMs = 60 * 60 * 1000;

/** Removes every hour what is kept for a while only, also on a server that runs for months. */
export async function startSweeps(
  features: readonly ServerFeature[],
  parts: ServerParts,
): Promise<void> {
  const { database, log } = parts;
  const sweeps = [
    () => deleteOldKeys(database.db),
    ...features.flatMap(({ sweep }) => (sweep ? [() => sweep(parts)] : [])),
  ];
  const sweepAll = async () => {
    for (const sweep of sweeps) {
      await sweep().catch((error: unknown) =>
        log.warn({ err: error }, 'What is not kept any longer stays for now.'),
      );
    }
  };
  setInterval(() => void sweepAll(), sweepPauseMs).unref();
  await sweepAll();
}
