import pino, { type Logger } from 'pino';
import { errorForLog } from './error-for-log.ts';

export type Log = Logger;

/** Whatever may carry a secret or a person's address never reaches the log. */
const redactedPaths = [
  'req.headers.authorization',
  'req.headers.cookie',
  'res.headers["set-cookie"]',
  '*.password',
  '*.token',
  '*.email',
  'password',
  'token',
  'email',
];

/** Structured logs on standard output, one JSON object a line. */
export function openLog(level: string): Log {
  return pino({
    level,
    base: null,
    redact: { paths: redactedPaths, censor: '[redacted]' },
    serializers: { err: errorForLog },
  });
}
