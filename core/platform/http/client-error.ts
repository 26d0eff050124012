import type { Socket } from 'node:net';
import { refusals, refuse, type Refusal } from '#core/domain/refusals.ts';
import { serverRefusals } from '#core/domain/server-refusals.ts';
import type { Log } from '#core/platform/log/log.ts';

type Answer = readonly [status: string, refusal: Refusal];

const malformed: Answer = [
  '400 Bad Request',
  refuse(refusals.malformed, { problem: 'it does not follow the protocol.' }),
];
const tooSlow: Answer = ['408 Request Timeout', refuse(serverRefusals.tooSlow)];
const headersTooLarge: Answer = ['431 Request Header Fields Too Large', refuse(refusals.tooLarge)];

/** Answers in the same shape as every problem, and closes the connection. */
function answerAndClose(socket: Socket, [status, { code, message }]: Answer, cause?: Error): void {
  const body = JSON.stringify({ error: message, code });
  if (socket.writable) {
    socket.write(
      `HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Type: application/json\r\n` +
        `Content-Length: ${Buffer.byteLength(body)}\r\n\r\n${body}`,
    );
  }
  socket.destroy(cause);
}

/** Answers a request whose rest does not come. */
export const answerTooSlow = (socket: Socket): void => answerAndClose(socket, tooSlow);

const byCode: ReadonlyMap<string | undefined, Answer> = new Map([
  ['HPE_HEADER_OVERFLOW', headersTooLarge],
  ['ERR_HTTP_REQUEST_TIMEOUT', tooSlow],
]);

/** Answers what is not HTTP. */
export const answerClientError =
  (log: Log) =>
  (error: Error & { code?: string }, socket: Socket): void => {
    if (error.code === 'ECONNRESET' || socket.destroyed) return;
    log.debug({ code: error.code }, 'A connection sent what is not HTTP.');
    answerAndClose(socket, byCode.get(error.code) ?? malformed, error);
  };
