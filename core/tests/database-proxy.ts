import { connect, createServer, type AddressInfo, type Socket } from 'node:net';
import { afterAll } from 'vitest';

/**
 * `cut`: connections end, and new ones are refused. `silent`: nothing arrives any more, and nothing ends.
 * `forgetful`: silent for what is open, and there for what is opened.
 */
type State = 'there' | 'cut' | 'silent' | 'forgetful';

export interface DatabaseProxy {
  readonly url: string;
  become(state: State): Promise<void>;
  /** How many connections were opened through it. */
  opened(): number;
}

/** A network between the server and the database at `url`, which can be lost; closed after the file. */
export async function openDatabaseProxy(url: string): Promise<DatabaseProxy> {
  const { hostname, port, username, password, pathname } = new URL(url);
  const host = decodeURIComponent(hostname);
  const place = host.startsWith('/')
    ? { path: `${host}/.s.PGSQL.${port}` }
    : { host, port: Number(port) };
  const pairs = new Set<readonly [Socket, Socket]>();
  let state: State = 'there';
  let opened = 0;

  const server = createServer((near) => {
    opened += 1;
    const far = connect(place);
    const pair = [near, far] as const;
    pairs.add(pair);
    for (const [from, to] of [pair, [far, near] as const]) {
      from.on('error', () => to.destroy());
      from.on('close', () => {
        pairs.delete(pair);
        to.destroy();
      });
      from.pipe(to);
    }
    if (state === 'silent') hush(pair);
  });
  const listen = (on: number) =>
    new Promise<void>((resolve) => void server.listen(on, '127.0.0.1', resolve));
  await listen(0);
  const { port: own } = server.address() as AddressInfo;
  const who = password === '' ? username : `${username}:${password}`;

  /** Reads nothing more of either side, so that neither hears of the other. */
  function hush([near, far]: readonly [Socket, Socket]): void {
    near.unpipe(far);
    far.unpipe(near);
    near.pause();
    far.pause();
  }
  function cutAll(): void {
    for (const [near] of pairs) near.destroy();
  }
  afterAll(() => {
    cutAll();
    server.close();
  });

  return {
    opened: () => opened,
    url: `postgres://${who}@127.0.0.1:${own}${pathname}`,
    async become(next) {
      state = next;
      if (next === 'silent' || next === 'forgetful') pairs.forEach(hush);
      else cutAll();
      if (next === 'cut') await new Promise((resolve) => void server.close(resolve));
      else if (!server.listening) await listen(own);
    },
  };
}
