import { createHmac, timingSafeEqual } from 'node:crypto';

const proofBytes = 16;

/**
 * What strangers are handed and hand back: made from the server's secret, so that nothing has to be
 * stored and nobody can make one up.
 */
export function openProofs(secret: string) {
  const proofOf = (...parts: readonly string[]): Buffer =>
    createHmac('sha256', secret)
      .update(JSON.stringify(['public', ...parts]))
      .digest()
      .subarray(0, proofBytes);
  const proves = (given: string, ...parts: readonly string[]): boolean => {
    const bytes = Buffer.from(given, 'base64url');
    return bytes.length === proofBytes && timingSafeEqual(bytes, proofOf(...parts));
  };
  return {
    /** Says when a challenge's form was opened. */
    formToken: (opportunityId: string, openedAt: number): string =>
      `${openedAt}.${proofOf('form', opportunityId, String(openedAt)).toString('base64url')}`,

    /** For how long it has been open. Null: it is no form of ours, or of another challenge. */
    ageOfForm(opportunityId: string, token: string, now: number): number | null {
      const [openedAt = '', proof = ''] = token.split('.');
      return proves(proof, 'form', opportunityId, openedAt) ? now - Number(openedAt) : null;
    },

    /** That somebody sent this file, for this challenge. */
    claim: (opportunityId: string, fileId: string): string =>
      proofOf('file', opportunityId, fileId).toString('base64url'),

    isClaim: (opportunityId: string, fileId: string, claim: string): boolean =>
      proves(claim, 'file', opportunityId, fileId),
  };
}

export type Proofs = ReturnType<typeof openProofs>;
