import type { Socket } from 'node:net';
import { refusals, refusalText } from '#core/domain/refusals.ts';
import type { Log } from '#core/platform/log/log.ts';

const reasons: Readonly<Record<string, readonly [status: string, code: 'tooLarge' | 'malformed']>> =
  {
    HPE_HEADER_OVERFLOW: ['431 Request Header Fields Too Large', 'tooLarge'],
    ERR_HTTP_REQUEST_TIMEOUT: ['408 Request Timeout', 'malformed'],
  };

/** Answers invalid HTTP in the same shape as every problem, and closes the connection. */
export const answerClientError =
  (log: Log) =>
  (error: Error & { code?: string }, socket: Socket): void => {
    if (error.code === 'ECONNRESET' || socket.destroyed) return;
    log.debug({ code: error.code }, 'A connection sent what is not HTTP.');
    const [status, code] = reasons[error.code ?? ''] ?? ['400 Bad Request', 'malformed'];
    const problem = 'it does not follow the protocol.';
    const body = JSON.stringify({
      error:
        code === 'malformed'
          ? refusalText(refusals.malformed, { problem })
          : refusalText(refusals.tooLarge),
      code,
    });
    if (socket.writable) {
      socket.write(
        `HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Type: application/json\r\n` +
          `Content-Length: ${Buffer.byteLength(body)}\r\n\r\n${body}`,
      );
    }
    socket.destroy(error);
  };
