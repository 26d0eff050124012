import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

const algorithm = 'aes-256-gcm';
const ivBytes = 12;
const tagBytes = 16;
const secretBytes = 32;
/** As Standard Webhooks writes secrets. */
const secretPrefix = 'whsec_';

export const createSecret = (): string =>
  `${secretPrefix}${randomBytes(secretBytes).toString('base64')}`;

/** The bytes that sign. */
export const keyOfSecret = (secret: string): Buffer =>
  Buffer.from(secret.slice(secretPrefix.length), 'base64');

/**
 * Encrypts secrets of webhooks for the database: unlike passwords and API keys they have to be read
 * again, to sign with.
 */
export function sealing(serverSecret: string) {
  const key = Buffer.from(hkdfSync('sha256', serverSecret, '', 'webhook secrets', 32));
  return {
    seal(secret: string): string {
      const iv = randomBytes(ivBytes);
      const cipher = createCipheriv(algorithm, key, iv, { authTagLength: tagBytes });
      const sealed = Buffer.concat([cipher.update(secret, 'utf8'), cipher.final()]);
      return Buffer.concat([iv, cipher.getAuthTag(), sealed]).toString('base64');
    },
    /** @throws when it was sealed with another server secret, or changed. */
    unseal(stored: string): string {
      const bytes = Buffer.from(stored, 'base64');
      const iv = bytes.subarray(0, ivBytes);
      const decipher = createDecipheriv(algorithm, key, iv, { authTagLength: tagBytes });
      decipher.setAuthTag(bytes.subarray(ivBytes, ivBytes + tagBytes));
      const sealed = bytes.subarray(ivBytes + tagBytes);
      return Buffer.concat([decipher.update(sealed), decipher.final()]).toString('utf8');
    },
  };
}

export type Sealing = ReturnType<typeof sealing>;
