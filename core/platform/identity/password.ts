import { refusals } from '#core/domain/refusals.ts';
import { argon2, randomBytes, timingSafeEqual, type Argon2Parameters } from 'node:crypto';
import { promisify } from 'node:util';
import pLimit from 'p-limit';
import { refused } from '#core/platform/http/refused.ts';

/** OWASP's argon2id recommendation: 19 MiB, two passes, one lane. */
const cost = { memory: 19_456, passes: 2, parallelism: 1 } as const;
const tagLength = 32;
type Cost = Readonly<Record<keyof typeof cost, number>>;

/** Hashing occupies libuv's thread pool, shared with file system and DNS: two at once, a short queue. */
const turns = pLimit(2);
const longestQueue = 50;

const hashWith = promisify(
  (parameters: Argon2Parameters, done: (e: Error | null, h?: Buffer) => void) =>
    argon2('argon2id', parameters, done),
);

async function digest(password: string, nonce: Buffer, by: Cost): Promise<Buffer> {
  if (turns.pendingCount >= longestQueue) throw refused(refusals['signIn.tooMany']);
  const message = Buffer.from(password.normalize('NFKC'));
  const hash = await turns(() => hashWith({ message, nonce, tagLength, ...by }));
  if (hash === undefined) throw new Error('argon2 answered nothing');
  return hash;
}

/** The stored form: `$argon2id$v=19$m=…,t=…,p=…$salt$hash`, with the cost that it was made with; the least that argon2 takes. */
const stored =
  /^\$argon2id\$v=19\$m=(?<memory>\d{2,}),t=(?<passes>[1-9]\d*),p=1\$(?<salt>[\w-]{11,})\$(?<hash>[\w-]+)$/u;

export async function hashPassword(password: string, by: Cost = cost): Promise<string> {
  const nonce = randomBytes(16);
  const hash = await digest(password, nonce, by);
  const header = `$argon2id$v=19$m=${by.memory},t=${by.passes},p=${by.parallelism}`;
  return `${header}$${nonce.toString('base64url')}$${hash.toString('base64url')}`;
}

export async function verifyPassword(text: string, password: string): Promise<boolean> {
  const { memory, passes, salt = '', hash = '' } = stored.exec(text)?.groups ?? {};
  if (memory === undefined) return false;
  const by = { memory: Number(memory), passes: Number(passes), parallelism: 1 };
  const actual = await digest(password, Buffer.from(salt, 'base64url'), by);
  const expected = Buffer.from(hash, 'base64url');
  return expected.length === actual.length && timingSafeEqual(expected, actual);
}
