import { execFile, spawn } from 'node:child_process';
import { chown, mkdir, mkdtemp, readFile, rm, rmdir, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { root } from '#scripts/child.js';

/**
 * The container image: how large it is, whether it starts on an empty volume with a read-only root, is
 * healthy, ends when told to and starts again on its volume; and with how little memory it holds the
 * demonstration (its index built, its public page answered), by a limit on a control group. Needs root, and
 * buildah and debootstrap from Debian; no Docker engine.
 *
 *   npm run bench -- container [MEGABYTES…]
 */

const port = 4394;
const readyWithinMs = 120_000;
const largestMegabytes = 650;
const limits = process.argv.slice(2).map(Number);

const script = (name: string) =>
  fileURLToPath(new URL(`support/container/${name}.sh`, import.meta.url));
const run = promisify(execFile);
const storage = { env: { ...process.env, BUILDAH_ISOLATION: 'chroot', STORAGE_DRIVER: 'vfs' } };
const buildah = async (...words: string[]) => (await run('buildah', words, storage)).stdout.trim();

interface ImageConfiguration {
  readonly Env: readonly string[];
  readonly Cmd: readonly string[];
  readonly Healthcheck: { readonly Test: readonly string[] };
}

const work = await mkdtemp(join(tmpdir(), 'outrider-image-'));
console.log('Building the image…');
await run(script('build-image'), [work, root], { maxBuffer: 2 ** 26 });
const { Docker: image } = JSON.parse(await buildah('inspect', '--type', 'image', 'outrider')) as {
  readonly Docker: { readonly config: ImageConfiguration };
};
const container = await buildah('from', '--pull-never', 'outrider');
const folder = await buildah('mount', container);
const { stdout: size } = await run('du', ['-sm', folder]);
const megabytes = Number(size.split('\t')[0]);

async function newVolume(name: string): Promise<string> {
  const path = join(work, name);
  await mkdir(path);
  await chown(path, 1000, 1000);
  return path;
}

const words = (volume: string, program: readonly string[], extra: readonly string[] = []) => [
  folder,
  volume,
  ...image.config.Env,
  `PORT=${port}`,
  ...extra,
  ...program,
];

/** Whether a program in the image succeeds. */
const succeeds = (volume: string, program: readonly string[]): Promise<boolean> =>
  run(script('run-image'), words(volume, program)).then(
    () => true,
    () => false,
  );

interface Started {
  readonly isReady: boolean;
  readonly isIndexed: boolean;
  readonly ms: number;
  readonly end: () => Promise<boolean>;
}

/** Starts the image's own command; under a limit, in a control group of that name. */
async function start(volume: string, extra: readonly string[], group?: string): Promise<Started> {
  const before = performance.now();
  const inGroup = group === undefined ? '' : `echo $$ > ${group}/cgroup.procs; `;
  const child = spawn(
    'sh',
    [
      '-c',
      `${inGroup}exec "$@"`,
      'sh',
      script('run-image'),
      ...words(volume, image.config.Cmd, extra),
    ],
    { detached: true, stdio: ['ignore', 'pipe', 'inherit'] },
  );
  let log = '';
  child.stdout.on('data', (text: Buffer) => {
    log += text.toString();
  });
  let isGone = false;
  const gone = new Promise<void>((resolve) => {
    child.once('exit', () => {
      isGone = true;
      resolve();
    });
  });
  while (
    !isGone &&
    !log.includes('index was built') &&
    performance.now() - before < readyWithinMs
  ) {
    await wait(100);
  }
  return {
    isReady: log.includes('is ready at'),
    isIndexed: log.includes('index was built'),
    ms: Math.round(performance.now() - before),
    // The program is the child of what made its namespaces.
    end: async () => {
      await run('pkill', ['-TERM', '-P', String(child.pid)]).catch(() => null);
      await Promise.race([gone, wait(15_000)]);
      const isEnded = isGone;
      if (!isGone && child.pid !== undefined) process.kill(-child.pid, 'SIGKILL');
      await gone;
      return isEnded;
    },
  };
}

const figures: Record<string, string> = {
  'Unpacked size': `${megabytes} MB (at most ${largestMegabytes})`,
};
const answers = (value: boolean) => (value ? 'yes' : 'NO');

try {
  const volume = await newVolume('volume');
  const first = await start(volume, []);
  figures['Starts on an empty volume'] = `${answers(first.isReady)}, index after ${first.ms} ms`;
  figures['Healthy'] = answers(await succeeds(volume, image.config.Healthcheck.Test.slice(1)));
  figures['Prints the code of /setup'] = answers(
    await succeeds(volume, ['outrider', 'setup-code']),
  );
  const writes = await Promise.all(
    ['/app', '/tmp', '/etc'].map((path) => succeeds(volume, ['touch', `${path}/written`])),
  );
  figures['Root is read-only'] = answers(!writes.includes(true));
  figures['Ends when told to'] = answers(await first.end());
  figures['Not healthy then'] = answers(
    !(await succeeds(volume, image.config.Healthcheck.Test.slice(1))),
  );
  const second = await start(volume, []);
  figures['Starts again'] = answers(second.isReady);
  await second.end();

  for (const limit of limits) {
    const group = `/sys/fs/cgroup/memory/outrider-${limit}`;
    await mkdir(group);
    await writeFile(join(group, 'memory.limit_in_bytes'), String(limit * 2 ** 20));
    const { isIndexed, end } = await start(await newVolume(`of-${limit}`), ['DEMO=on'], group);
    const page = isIndexed
      ? await fetch(`http://127.0.0.1:${port}/api/public/corporations/skf`).catch(() => null)
      : null;
    await end();
    const control = await readFile(join(group, 'memory.oom_control'), 'utf8');
    const kills = Number(/^oom_kill (\d+)/mu.exec(control)?.[1]);
    figures[`Demonstration in ${limit} MB`] =
      page?.ok === true && kills === 0 ? 'yes' : `NO, ${kills} processes were ended`;
    await rmdir(group).catch(() => null);
  }
} finally {
  await buildah('rm', container);
  await rm(work, { recursive: true, force: true });
}

console.table(figures);
const isMet =
  megabytes <= largestMegabytes && !Object.values(figures).some((text) => text.startsWith('NO'));
if (!isMet) process.exitCode = 1;
