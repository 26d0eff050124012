import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';
import { root, runOnOwnNode } from './child.js';
import { ensureInstalled } from './install.js';
import { ensureBuilt } from './web-build.js';

// `npm run test:fleet`: two nodes behind HAProxy, on a PostgreSQL that fails over and on S3. With
// `--packages` it only names what Debian has to install.

/** What each package of Debian brings. */
const packages = {
  'postgresql-15': '/usr/lib/postgresql/15/bin/initdb',
  patroni: 'patroni',
  'etcd-server': 'etcd',
  haproxy: 'haproxy',
  pgbouncer: 'pgbouncer',
  'ceph-mon': 'ceph-mon',
  'ceph-osd': 'ceph-osd',
  radosgw: 'radosgw',
  faketime: 'faketime',
};

/** Neither passed nor failed. */
const notRun = 3;

/** @param {string} program */
function isThere(program) {
  const folders = [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin', '/sbin'];
  const places = program.startsWith('/') ? [program] : folders.map((one) => join(one, program));
  return places.some((place) => {
    try {
      accessSync(place, constants.X_OK);
      return true;
    } catch {
      return false;
    }
  });
}

async function run() {
  const missing = Object.entries(packages).flatMap(([name, program]) =>
    isThere(program) ? [] : [name],
  );
  if (process.getuid?.() !== 0 || missing.length > 0) {
    const why = missing.length > 0 ? `these packages of Debian: ${missing.join(' ')}` : 'root';
    console.error(`The fleet was not run: it needs ${why}.`);
    return notRun;
  }
  if (!(await ensureInstalled(root)) || !(await ensureBuilt())) return 1;
  const parameters = [
    'run',
    '--reporter=verbose',
    '--config=vitest.fleet.config.ts',
    ...process.argv.slice(2),
  ];
  return runOnOwnNode('node_modules/vitest/vitest.mjs', parameters);
}

if (process.argv.includes('--packages')) console.log(Object.keys(packages).join(' '));
else process.exitCode = await run();
