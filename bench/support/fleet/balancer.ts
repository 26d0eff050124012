import { join } from 'node:path';
import { root } from '#scripts/child.js';
import { Processes } from './processes.ts';

/** HAProxy with the configuration that Outrider comes with, in front of two nodes. */
export function startBalancer(
  folder: string,
  port: number,
  [first, second]: readonly [number, number],
): { readonly address: string; stop(): Promise<void> } {
  const processes = new Processes();
  processes.start(
    ['haproxy', '-db', '-f', join(root, 'haproxy.cfg')],
    join(folder, 'balancer.log'),
    undefined,
    {
      BIND: `127.0.0.1:${port}`,
      NODE_1: `127.0.0.1:${first}`,
      NODE_2: `127.0.0.1:${second}`,
    },
  );
  return { address: `http://127.0.0.1:${port}`, stop: () => processes.stop() };
}
