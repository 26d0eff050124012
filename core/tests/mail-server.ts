import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';

export interface Delivered {
  readonly from: string;
  readonly to: readonly string[];
  /** The raw message with its headers. */
  readonly raw: string;
}

type Envelope = { address: string } | false;

/** A mail server on loopback that stores what it receives. `refuses` returns a code for an address. */
export async function openMailServer(
  options: {
    readonly port?: number;
    readonly refuses?: (address: string) => number | null;
    /** Called with the number of mails as each is taken, before the sender is told so. */
    readonly takes?: (count: number) => void;
    /** Awaited before the sender is told; never resolved: the server falls silent. */
    readonly answers?: (mail: Delivered) => Promise<void>;
    /** Awaited before a recipient is accepted. */
    readonly accepts?: (address: string) => Promise<void>;
  } = {},
) {
  const delivered: Delivered[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    // A name server would be asked for each connection.
    disableReverseLookup: true,
    // A server that fell silent is closed at once, too.
    closeTimeout: 1,
    onRcptTo({ address }, _session, done) {
      const responseCode = options.refuses?.(address) ?? null;
      if (responseCode === null) {
        const accept = async () => {
          await options.accepts?.(address);
          done();
        };
        void accept();
        return;
      }
      done(Object.assign(new Error(`No mail for that one`), { responseCode }));
    },
    onData(stream, { envelope }, done) {
      let raw = '';
      stream.setEncoding('utf8').on('data', (piece: string) => (raw += piece));
      stream.on('end', () => {
        const from = envelope.mailFrom as Envelope;
        const mail = {
          from: from === false ? '' : from.address,
          to: envelope.rcptTo.map(({ address }) => address),
          raw,
        };
        delivered.push(mail);
        options.takes?.(delivered.length);
        const answer = async () => {
          await options.answers?.(mail);
          done();
        };
        void answer();
      });
    },
  });
  server.on('error', () => {});
  server.listen(options.port ?? 0, '127.0.0.1');
  await once(server.server, 'listening');
  const { port } = server.server.address() as AddressInfo;
  return {
    port,
    url: `smtp://127.0.0.1:${port}`,
    delivered,
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
}
