import { createServer, connect, type Socket } from 'node:net';
import { once } from 'node:events';

/** TCP passed on to another port, until it is swallowed: sent, taken, and never answered. */
export interface Relay {
  readonly port: number;
  /** From now on nothing gets through, in either direction, and no end is told. */
  swallow(): void;
  /** What was swallowed stays lost, and its connections end; new ones get through. */
  restore(): void;
  stop(): Promise<void>;
}

export async function startRelay(port: number, target: number): Promise<Relay> {
  let isSwallowing = false;
  const pairs = new Set<readonly [Socket, Socket]>();
  const server = createServer((incoming) => {
    const outgoing = connect(target, '127.0.0.1');
    const pair = [incoming, outgoing] as const;
    pairs.add(pair);
    for (const [from, to] of [pair, [outgoing, incoming] as const]) {
      from.setNoDelay();
      from.on('data', (bytes) => {
        if (pairs.has(pair) && !isSwallowing) to.write(bytes);
      });
      from.on('error', () => undefined);
      from.on('close', () => {
        if (!pairs.has(pair) || isSwallowing) return;
        pairs.delete(pair);
        to.destroy();
      });
    }
  });
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  /** Of connections whose ends have not heard of each other for a while. */
  const endAll = (): void => {
    for (const [incoming, outgoing] of pairs) {
      incoming.destroy();
      outgoing.destroy();
    }
    pairs.clear();
  };
  return {
    port,
    swallow: () => void (isSwallowing = true),
    restore() {
      isSwallowing = false;
      endAll();
    },
    async stop() {
      server.close();
      endAll();
    },
  };
}
