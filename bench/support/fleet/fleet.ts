import { randomBytes } from 'node:crypto';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startProduct, type Product } from '#bench/support/product.ts';
import { startBalancer } from './balancer.ts';
import { startCeph, type Ceph } from './ceph.ts';
import { startPatroni, type Patroni } from './patroni.ts';
import { startRelay, type Relay } from './relay.ts';

const firstPort = 4390;
const balancerPort = 4389;
const relayPort = (nth: number): number => 4395 + nth;
const patroniPort = 4362;
/** Runs what follows it, and ends it when this process ends. */
const endsWithUs = ['setpriv', '--pdeathsig=TERM'];

/** A node, whose way to the database can be swallowed. */
export interface FleetNode extends Product {
  readonly database: Relay;
}

/** What must not stop: nodes behind HAProxy, on Patroni's PostgreSQL and on Ceph's S3. */
export interface Fleet {
  readonly folder: string;
  readonly nodes: readonly FleetNode[];
  /** The balancer, in front of the first two nodes. */
  readonly address: string;
  readonly patroni: Patroni;
  readonly ceph: Ceph;
  /** What another node would need. */
  readonly environment: Readonly<Record<string, string>>;
  stop(): Promise<void>;
}

/** As root, with what `fleetPrograms` names. */
export async function startFleet(count = 2): Promise<Fleet> {
  const folder = await mkdtemp(join(tmpdir(), 'outrider-fleet-'));
  await chmod(folder, 0o755);
  const stops: (() => Promise<void>)[] = [() => rm(folder, { recursive: true, force: true })];
  const stop = async (): Promise<void> => {
    for (const end of stops.splice(0).toReversed()) await end();
  };
  try {
    const patroni = await startPatroni(join(folder, 'database'));
    stops.push(patroni.stop);
    const ceph = await startCeph(join(folder, 'ceph'));
    stops.push(ceph.stop);
    const environment = {
      ...ceph.environment,
      AUTH_SECRET: randomBytes(32).toString('hex'),
      DATABASE_URL: patroni.url,
      FILES_URL: ceph.addressOf('files'),
      SEARCH_URI: ceph.addressOf('search'),
      PUBLIC_URL: `http://127.0.0.1:${balancerPort}`,
      TRUST_PROXY: 'on',
      DEMO: 'on',
      LOG_LEVEL: 'fatal',
      DRAIN_SECONDS: '3',
    };
    const nodes: FleetNode[] = [];
    for (let nth = 0; nth < count; nth += 1) {
      const database = await startRelay(relayPort(nth), patroniPort);
      const url = new URL(patroni.url);
      url.port = String(database.port);
      const settings = { ...environment, DATABASE_URL: url.href };
      const product = await startProduct(firstPort + nth, settings, undefined, endsWithUs);
      // Not spread: its process changes.
      nodes.push(Object.assign(product, { database }));
      stops.push(database.stop, () => {
        product.signal('SIGCONT');
        return product.stop();
      });
    }
    const balancer = startBalancer(folder, balancerPort, [firstPort, firstPort + 1]);
    stops.push(balancer.stop);
    return { folder, nodes, address: balancer.address, patroni, ceph, environment, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}
