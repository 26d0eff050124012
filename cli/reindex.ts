import { setTimeout as wait } from 'node:timers/promises';
import type { Command } from 'commander';
import { formatNumber } from '#core/domain/format.ts';
import type { RebuildProgress } from '#features/directory/search/domain/index-endpoints.ts';
import { percentOf } from '#features/directory/search/domain/rebuild.ts';
import { assertIndexStorage } from '#features/directory/search/server/index-place.ts';
import { openIndex } from '#features/directory/search/server/open-index.ts';
import { openNodeRegister } from '#core/server/nodes/node-register.ts';
import { thisNode } from '#core/server/nodes/this-node.ts';
import { emit } from '#core/server/events/emit.ts';
import { searchEvents } from '#features/directory/search/domain/events.ts';
import type { Database } from '#core/platform/database/open.ts';
import { openLog } from '#core/platform/log/log.ts';
import { openIndexSync } from '#features/directory/search/server/index-sync/open-index-sync.ts';
import { rebuilds } from '#features/directory/search/server/index-sync/rebuilds.ts';
import { failOnSetting } from './read-settings.ts';
import { withDatabase } from './with-database.ts';

const lookMs = 250;
const lineEveryMs = 5000;
const number = (value: number) => formatNumber(value, 'en');

function progressLine(progress: RebuildProgress): string {
  const { begunAt, done, total, perSecond, secondsLeft, problem } = progress;
  if (problem !== null) return `  ${problem}`;
  if (begunAt === null) return '  Waiting for it to begin.';
  if (done >= total)
    return `  ${number(done)} companies are read; the last words are put in order.`;
  const pace =
    perSecond === null ? '' : `, ${number(perSecond)} a second, ${number(secondsLeft ?? 0)} s left`;
  return `  ${percentOf(progress)}%: ${number(done)} of ${number(total)} companies${pace}`;
}

/** One line, rewritten in place at a terminal; otherwise a new line from time to time. */
function openProgress() {
  const { stdout } = process;
  let last = '';
  let saidAt = -Infinity;
  return {
    show(line: string): void {
      if (line === last) return;
      const isDue = performance.now() - saidAt >= lineEveryMs;
      if (stdout.isTTY) stdout.write(`\r\u001b[2K${line}`);
      else if (isDue) stdout.write(`${line}\n`);
      else return;
      last = line;
      saidAt = performance.now();
    },
    end: (sentence: string) => stdout.write(`${stdout.isTTY ? '\r\u001b[2K' : ''}${sentence}\n`),
  };
}

async function askFor(db: Database): Promise<string> {
  return db.transaction(async (tx) => {
    const rebuild = await rebuilds.ask(tx, 'asked');
    if (rebuild) {
      await emit(tx, searchEvents['search.reindexed'], { searchId: rebuild.id, actorId: null });
      return rebuild.id;
    }
    const open = await rebuilds.open(tx);
    // It may have finished just now: request another one.
    return open?.id ?? askFor(db);
  });
}

/**
 * The leader among the nodes builds the index: a running Outrider if there is one. If none runs, or
 * it stops, this process takes over.
 */
async function reindex(): Promise<void> {
  await withDatabase(async (database, settings) => {
    const { db } = database;
    await assertIndexStorage(settings).catch(failOnSetting);
    const started = performance.now();
    const id = await askFor(db);
    const log = openLog('silent');
    const index = openIndex({ settings, database, log });
    const self = await thisNode({ at: 'reindex', build: null });
    const nodes = await openNodeRegister(database, self, log);
    const indexSync = openIndexSync({ database, index, nodes, log });
    nodes.start();
    indexSync.start();
    const progress = openProgress();
    try {
      for (;;) {
        const state = await rebuilds.state(db, id);
        if (state === null || state.isFinished) {
          const seconds = Math.round((performance.now() - started) / 100) / 10;
          progress.end(
            `\n  The search index was built again from nothing: ` +
              `${number(state?.progress.done ?? 0)} companies in ${number(seconds)} s.\n`,
          );
          return;
        }
        progress.show(progressLine(state.progress));
        await wait(lookMs);
      }
    } finally {
      await indexSync.close();
      await nodes.close();
      await index.close();
    }
  });
}

/** `outrider reindex` */
export function addReindexCommand(program: Command): void {
  program
    .command('reindex')
    .description('Builds the search index again from nothing. Searches go on meanwhile.')
    .action(reindex);
}
