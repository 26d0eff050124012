import { createHmac, timingSafeEqual } from 'node:crypto';

const proofBytes = 16;

/** Tokens of download addresses: a browser fetches a file without the bearer token of a call. */
export function openDownloadTokens(secret: string, lifeMs: number) {
  const proofOf = (id: string, until: string): Buffer =>
    createHmac('sha256', secret)
      .update(JSON.stringify(['export', id, until]))
      .digest()
      .subarray(0, proofBytes);
  return {
    tokenOf(id: string, now = Date.now()): string {
      const until = String(now + lifeMs);
      return `${until}.${proofOf(id, until).toString('base64url')}`;
    },

    isValid(id: string, token: string, now = Date.now()): boolean {
      const [until = '', proof = ''] = token.split('.');
      const given = Buffer.from(proof, 'base64url');
      const isSigned = given.length === proofBytes && timingSafeEqual(given, proofOf(id, until));
      return isSigned && now < Number(until);
    },
  };
}

export type DownloadTokens = ReturnType<typeof openDownloadTokens>;
