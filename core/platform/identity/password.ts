import { refusals } from '#core/domain/refusals.ts';
import { argon2, randomBytes, timingSafeEqual, type Argon2Parameters } from 'node:crypto';
import { promisify } from 'node:util';
import pLimit from 'p-limit';
import { refused } from '#core/platform/http/refused.ts';

/** OWASP's argon2id recommendation: 19 MiB, two passes, one lane. */
const cost = { memory: 19_456, passes: 2, parallelism: 1 } as const;
const tagLength = 32;
const header = `$argon2id$v=19$m=${cost.memory},t=${cost.passes},p=${cost.parallelism}`;

/** Hashing occupies libuv's thread pool, shared with file system and DNS: two at once, a short queue. */
const turns = pLimit(2);
const longestQueue = 50;

const hashWith = promisify(
  (parameters: Argon2Parameters, done: (e: Error | null, h?: Buffer) => void) =>
    argon2('argon2id', parameters, done),
);

async function digest(password: string, nonce: Buffer): Promise<Buffer> {
  if (turns.pendingCount >= longestQueue) throw refused(refusals['signIn.tooMany']);
  const message = Buffer.from(password.normalize('NFKC'));
  const hash = await turns(() => hashWith({ message, nonce, tagLength, ...cost }));
  if (hash === undefined) throw new Error('argon2 answered nothing');
  return hash;
}

/** The stored form: `$argon2id$v=19$m=…,t=…,p=…$salt$hash`. */
export async function hashPassword(password: string): Promise<string> {
  const nonce = randomBytes(16);
  const hash = await digest(password, nonce);
  return `${header}$${nonce.toString('base64url')}$${hash.toString('base64url')}`;
}

export async function verifyPassword(stored: string, password: string): Promise<boolean> {
  if (!stored.startsWith(`${header}$`)) return false;
  const [salt = '', expected = ''] = stored.slice(header.length + 1).split('$');
  const hash = await digest(password, Buffer.from(salt, 'base64url'));
  const reference = Buffer.from(expected, 'base64url');
  return reference.length === hash.length && timingSafeEqual(reference, hash);
}
