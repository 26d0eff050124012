import {
  createCipheriv,
  createDecipheriv,
  createHmac,
  hkdfSync,
  randomBytes,
  scrypt,
  timingSafeEqual,
} from 'node:crypto';
import { BackupProblem } from './backup-problem.ts';

/**
 * The age format, version 1 (https://age-encryption.org/v1), with a passphrase: what this writes, the
 * command `age -d` reads too. scrypt, ChaCha20-Poly1305 over chunks of 64 KiB whose nonces count them and
 * mark the last one, so that a cut, a change and another order are all found.
 */

const version = 'age-encryption.org/v1';
/** How a file in this format begins. */
export const ageMark = Buffer.from(`${version}\n`);

const keyBytes = 32;
const fileKeyBytes = 16;
const saltBytes = 16;
const tagBytes = 16;
const chunkBytes = 64 * 1024;
const sealedBytes = chunkBytes + tagBytes;
/** 2^17: about 0.4 s and 128 MiB for one guess. */
const workFactor = 17;
/** A file that asks for more would only keep the reader busy. */
const workFactorMost = 20;
const headerBytesMost = 4096;
const algorithm = 'chacha20-poly1305';

const base64 = (bytes: Uint8Array): string =>
  Buffer.from(bytes).toString('base64').replace(/=+$/u, '');

const wrapKeyOf = (passphrase: string, salt: Buffer, logN: number): Promise<Buffer> =>
  new Promise((resolve, reject) => {
    const N = 2 ** logN;
    const salted = Buffer.concat([Buffer.from(`${version}/scrypt`), salt]);
    const options = { N, r: 8, p: 1, maxmem: 256 * N * 8 };
    scrypt(passphrase.normalize('NFC'), salted, keyBytes, options, (error, key) =>
      error ? reject(error) : resolve(key),
    );
  });

const derive = (key: Buffer, salt: Buffer, info: string): Buffer =>
  Buffer.from(hkdfSync('sha256', key, salt, info, keyBytes));

const macOf = (fileKey: Buffer, head: string): Buffer =>
  createHmac('sha256', derive(fileKey, Buffer.alloc(0), 'header'))
    .update(head)
    .digest();

function seal(key: Buffer, nonce: Buffer, plain: Buffer): Buffer {
  const cipher = createCipheriv(algorithm, key, nonce, { authTagLength: tagBytes });
  return Buffer.concat([cipher.update(plain), cipher.final(), cipher.getAuthTag()]);
}

/** Null: it was not sealed with this key and nonce. */
function open(key: Buffer, nonce: Buffer, sealed: Buffer): Buffer | null {
  if (sealed.length < tagBytes) return null;
  const decipher = createDecipheriv(algorithm, key, nonce, { authTagLength: tagBytes });
  decipher.setAuthTag(sealed.subarray(-tagBytes));
  try {
    return Buffer.concat([decipher.update(sealed.subarray(0, -tagBytes)), decipher.final()]);
  } catch {
    return null;
  }
}

const noNonce = Buffer.alloc(12);

/** Eleven bytes that count, and one that is 1 for the last chunk. */
function nonceOf(chunk: number, isLast: boolean): Buffer {
  const nonce = Buffer.alloc(12);
  nonce.writeUIntBE(chunk, 5, 6);
  nonce[11] = isLast ? 1 : 0;
  return nonce;
}

/** Bytes in pieces of one size; the last one is what is left, and may be as long as the others. */
async function* piecesOf(source: AsyncIterable<Uint8Array>, size: number) {
  let chunks: Buffer[] = [];
  let length = 0;
  for await (const bytes of source) {
    let rest = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length);
    // More than a piece: what comes last must be known to be the last.
    while (length + rest.length > size) {
      const taken = rest.subarray(0, size - length);
      yield { bytes: Buffer.concat([...chunks, taken]), isLast: false };
      rest = rest.subarray(taken.length);
      chunks = [];
      length = 0;
    }
    if (rest.length > 0) chunks.push(rest);
    length += rest.length;
  }
  yield { bytes: Buffer.concat(chunks), isLast: true };
}

/** Encrypts a stream of bytes with a passphrase. */
export async function* encrypted(
  source: AsyncIterable<Uint8Array>,
  passphrase: string,
  logN = workFactor,
): AsyncGenerator<Buffer> {
  const fileKey = randomBytes(fileKeyBytes);
  const salt = randomBytes(saltBytes);
  const wrapped = seal(await wrapKeyOf(passphrase, salt, logN), noNonce, fileKey);
  const head = `${version}\n-> scrypt ${base64(salt)} ${logN}\n${base64(wrapped)}\n---`;
  const nonce = randomBytes(saltBytes);
  yield Buffer.concat([Buffer.from(`${head} ${base64(macOf(fileKey, head))}\n`), nonce]);
  const key = derive(fileKey, nonce, 'payload');
  let chunk = 0;
  for await (const { bytes, isLast } of piecesOf(source, chunkBytes)) {
    yield seal(key, nonceOf(chunk, isLast), bytes);
    chunk += 1;
  }
}

const headPattern =
  /^(age-encryption\.org\/v1\n-> scrypt ([\w+/]{22}) (\d{1,2})\n([\w+/]{43})\n---) ([\w+/]{43})\n/u;

interface Header {
  readonly fileKey: Buffer;
  readonly nonce: Buffer;
  readonly rest: Buffer;
}

async function readHeader(
  source: AsyncIterator<Uint8Array>,
  passphrase: () => Promise<string>,
): Promise<Header> {
  let buffer = Buffer.alloc(0);
  for (;;) {
    const match = headPattern.exec(buffer.subarray(0, headerBytesMost).toString('latin1'));
    const end = (match?.[0].length ?? 0) + saltBytes;
    if (match && buffer.length >= end) {
      const [text, head = '', salt = '', logN = '', wrapped = '', mac = ''] = match;
      if (Number(logN) > workFactorMost) throw new BackupProblem('damaged');
      const key = await wrapKeyOf(await passphrase(), Buffer.from(salt, 'base64'), Number(logN));
      const fileKey = open(key, noNonce, Buffer.from(wrapped, 'base64'));
      if (fileKey === null) throw new BackupProblem('wrong passphrase');
      if (!timingSafeEqual(macOf(fileKey, head), Buffer.from(mac, 'base64'))) {
        throw new BackupProblem('damaged');
      }
      return { fileKey, nonce: buffer.subarray(text.length, end), rest: buffer.subarray(end) };
    }
    if (!match && buffer.length > headerBytesMost) throw new BackupProblem('damaged');
    const next = await source.next();
    if (next.done) throw new BackupProblem('cut off');
    buffer = Buffer.concat([buffer, next.value]);
  }
}

/**
 * Decrypts a stream of bytes. What was cut off ends early, after all that could be read: the reader
 * knows what has to come.
 * @throws BackupProblem `wrong passphrase`, `damaged`
 */
export async function* decrypted(
  source: AsyncIterable<Uint8Array>,
  passphrase: () => Promise<string>,
): AsyncGenerator<Buffer> {
  const bytes = source[Symbol.asyncIterator]();
  const { fileKey, nonce, rest } = await readHeader(bytes, passphrase);
  const key = derive(fileKey, nonce, 'payload');
  async function* payload() {
    yield rest;
    yield* { [Symbol.asyncIterator]: () => bytes };
  }
  let chunk = 0;
  for await (const piece of piecesOf(payload(), sealedBytes)) {
    const plain = open(key, nonceOf(chunk, piece.isLast), piece.bytes);
    // The end is missing: the last piece is a part of a chunk, or one that is not marked as the last.
    if (plain === null && piece.isLast) {
      const whole = open(key, nonceOf(chunk, false), piece.bytes);
      if (whole !== null) yield whole;
      return;
    }
    if (plain === null) throw new BackupProblem('damaged');
    yield plain;
    chunk += 1;
  }
}
