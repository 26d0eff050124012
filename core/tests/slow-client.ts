import { once } from 'node:events';
import { connect, type AddressInfo, type Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { formEdges, formType } from './forms.ts';

/** Listens, and counts the bytes that the server has read from each connection. */
export async function listenCountingBytes(app: FastifyInstance) {
  const taken: Socket[] = [];
  app.server.on('connection', (socket) => taken.push(socket));
  await app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = app.server.address() as AddressInfo;
  return {
    port,
    url: `http://127.0.0.1:${port}`,
    /** Of the latest connection. */
    bytesTaken: () => taken.at(-1)?.bytesRead ?? 0,
  };
}

const chunkBytes = 64 * 1024;

export interface SlowClient {
  readonly socket: Socket;
  /** Sends this many bytes of a file, as fast as the server reads them, until the connection ends. */
  send(bytes: number): Promise<void>;
  finish(): void;
  /** The server's whole output until it closes the connection. */
  readonly reply: Promise<string>;
}

/** A raw TCP client, which sends a form in parts. */
export function openSlowClient(
  port: number,
  path: string,
  options: { readonly length?: number; readonly authorization?: string },
): SlowClient {
  const socket = connect(port, '127.0.0.1');
  const { length, authorization } = options;
  const isChunked = length === undefined;
  const edges = formEdges.before.length + formEdges.after.length;
  socket.write(
    `POST ${path} HTTP/1.1\r\nHost: localhost\r\nContent-Type: ${formType}\r\n` +
      (authorization === undefined ? '' : `Authorization: ${authorization}\r\n`) +
      (isChunked
        ? 'Transfer-Encoding: chunked\r\n\r\n'
        : `Content-Length: ${length + edges}\r\n\r\n`),
  );
  let isOver = false;
  let text = '';
  socket.on('data', (data) => (text += data.toString()));
  const reply = new Promise<string>((resolve) => {
    socket.on('error', () => {});
    socket.on('close', () => {
      isOver = true;
      resolve(text);
    });
  });
  const write = (bytes: Buffer) =>
    isChunked
      ? socket.write(
          Buffer.concat([
            Buffer.from(`${bytes.length.toString(16)}\r\n`),
            bytes,
            Buffer.from('\r\n'),
          ]),
        )
      : socket.write(bytes);
  write(formEdges.before);
  return {
    socket,
    reply,
    async send(bytes) {
      for (let sent = 0; sent < bytes && !isOver; sent += chunkBytes) {
        const isTaken = write(Buffer.alloc(Math.min(chunkBytes, bytes - sent), 'a'));
        if (!isTaken) await Promise.race([once(socket, 'drain').catch(() => {}), reply]);
      }
    },
    finish() {
      write(formEdges.after);
      if (isChunked) socket.write('0\r\n\r\n');
    },
  };
}
