import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';
import { CreateBucketCommand, S3Client } from '@aws-sdk/client-s3';
import { Processes } from './processes.ts';

const [monitorPort, gatewayPort] = [4380, 4381] as const;
const startMs = 60_000;
const run = promisify(execFile);

const configurationOf = (folder: string, id: string) => `
[global]
fsid = ${id}
mon host = v1:127.0.0.1:${monitorPort}
mon initial members = a
public addr = 127.0.0.1
cluster addr = 127.0.0.1
auth cluster required = none
auth service required = none
auth client required = none
osd pool default size = 1
osd pool default min size = 1
osd pool default pg num = 8
mon allow pool size one = true
mon max pg per osd = 1000
osd crush chooseleaf type = 0
osd objectstore = memstore
memstore device bytes = ${2 ** 31}
run dir = ${folder}
log file = ${folder}/$name.log
admin socket = ${folder}/$name.$pid.asok
pid file = ${folder}/$name.pid
[mon.a]
mon data = ${folder}/mon
[osd.0]
osd data = ${folder}/osd
[client.rgw.a]
rgw data = ${folder}/rgw
rgw frontends = beast endpoint=127.0.0.1:${gatewayPort}
`;

/** S3 as Ceph serves it, from memory: radosgw, ceph-mon and ceph-osd of Debian. */
export interface Ceph {
  /** Where a bucket is, as `FILES_URL` and `SEARCH_URI` have it. */
  addressOf(prefix: string): string;
  /** What a process needs to use it. */
  readonly environment: Readonly<Record<string, string>>;
  /** The gateway stands still, and goes on again. */
  freeze(): void;
  thaw(): void;
  stop(): Promise<void>;
}

export async function startCeph(folder: string): Promise<Ceph> {
  const processes = new Processes();
  for (const name of ['mon', 'osd', 'rgw']) await mkdir(join(folder, name), { recursive: true });
  const file = join(folder, 'ceph.conf');
  const id = randomUUID();
  await writeFile(file, configurationOf(folder, id));
  const log = (name: string) => join(folder, `${name}.out`);
  const start = (name: string, ...parameters: readonly string[]) =>
    processes.start([name, '--conf', file, ...parameters], log(name));
  const call = (name: string, ...parameters: readonly string[]) =>
    run(name, ['--conf', file, ...parameters], { timeout: startMs });

  const map = join(folder, 'monmap');
  await run('monmaptool', [
    '--create',
    '--fsid',
    id,
    '--addv',
    'a',
    `v1:127.0.0.1:${monitorPort}`,
    map,
  ]);
  await call('ceph-mon', '--mkfs', '--id=a', `--monmap=${map}`);
  start('ceph-mon', '--id=a', '--foreground');
  const osd = randomUUID();
  await call('ceph-osd', '--id=0', '--mkfs', `--osd-uuid=${osd}`);
  await call('ceph', 'osd', 'new', osd, '0');
  start('ceph-osd', '--id=0', '--foreground');
  await call('ceph', 'osd', 'crush', 'add', 'osd.0', '1', 'root=default', 'host=here');
  const gateway = start('radosgw', '--name=client.rgw.a', '--foreground');
  const endpoint = `http://127.0.0.1:${gatewayPort}`;
  const deadline = Date.now() + startMs;
  while (!(await fetch(endpoint).catch(() => null))?.ok) {
    if (Date.now() > deadline) throw new Error('The gateway took too long.');
    await wait(250);
  }
  const [accessKeyId, secretAccessKey] = ['outrider', 'of-this-measurement'];
  await call(
    'radosgw-admin',
    '--name=client.rgw.a',
    'user',
    'create',
    '--uid=outrider',
    '--display-name=Outrider',
    `--access-key=${accessKeyId}`,
    `--secret-key=${secretAccessKey}`,
  );
  const credentials = { accessKeyId, secretAccessKey };
  const client = new S3Client({ endpoint, region: 'default', credentials, forcePathStyle: true });
  await client.send(new CreateBucketCommand({ Bucket: 'outrider' }));
  client.destroy();
  return {
    addressOf: (prefix) =>
      `s3://outrider/${prefix}?endpoint=${encodeURIComponent(endpoint)}&region=default`,
    environment: { AWS_ACCESS_KEY_ID: accessKeyId, AWS_SECRET_ACCESS_KEY: secretAccessKey },
    freeze: () => void gateway.kill('SIGSTOP'),
    thaw: () => void gateway.kill('SIGCONT'),
    stop: () => processes.stop(),
  };
}
