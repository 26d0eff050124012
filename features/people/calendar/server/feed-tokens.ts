import { createHmac, randomBytes } from 'node:crypto';
import { isTimingSafeEqual } from '#core/server/authorization/timing-safe-equal.ts';

const seedBytes = 16;
const proofBytes = 24;
const idCharacters = 22;

export const createSeed = (): string => randomBytes(seedBytes).toString('base64url');

const compactId = (userId: string): string =>
  Buffer.from(userId.replaceAll('-', ''), 'hex').toString('base64url');

/** Null: not the id of anybody. */
function userIdOf(compact: string): string | null {
  const hex = Buffer.from(compact, 'base64url').toString('hex');
  return /^(.{8})(.{4})(.{4})(.{4})(.{12})$/u.exec(hex)?.slice(1).join('-') ?? null;
}

/** Tokens of addresses: whose it is, and a proof that ends with the seed. */
export function feedTokens(serverSecret: string) {
  const proofOf = (userId: string, seed: string): string =>
    createHmac('sha256', serverSecret)
      .update(JSON.stringify(['calendar', userId, seed]))
      .digest()
      .subarray(0, proofBytes)
      .toString('base64url');
  const tokenOf = (userId: string, seed: string): string =>
    compactId(userId) + proofOf(userId, seed);
  return {
    tokenOf,
    /** Whom a token claims to be of. */
    claimedBy: (token: string): string | null => userIdOf(token.slice(0, idCharacters)),
    isOf: (token: string, userId: string, seed: string): boolean =>
      isTimingSafeEqual(token, tokenOf(userId, seed)),
  };
}

export type FeedTokens = ReturnType<typeof feedTokens>;
