import pino, { type Logger } from 'pino';
import { errorForLog } from './error-for-log.ts';

export type Log = Logger;

/** Fields that may contain secrets or personal data are redacted. */
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
