import pino, { type Logger } from 'pino';

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
  return pino({ level, redact: { paths: redactedPaths, censor: '[redacted]' }, base: null });
}
