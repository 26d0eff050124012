import { createHmac, timingSafeEqual } from 'node:crypto';

const proofBytes = 16;

/**
 * Signed tokens for anonymous clients: derived from the server's secret, so that nothing has to be
 * stored and nobody can forge one.
 */
export function openProofs(secret: string) {
  const proofOf = (...parts: readonly string[]): Buffer =>
    createHmac('sha256', secret)
      .update(JSON.stringify(['public', ...parts]))
      .digest()
      .subarray(0, proofBytes);
  const proves = (proof: string, ...parts: readonly string[]): boolean => {
    const bytes = Buffer.from(proof, 'base64url');
    return bytes.length === proofBytes && timingSafeEqual(bytes, proofOf(...parts));
  };
  return {
    /** A token with the time when an opportunity's form was opened. */
    formToken: (opportunityId: string, openedAt: number): string =>
      `${openedAt}.${proofOf('form', opportunityId, String(openedAt)).toString('base64url')}`,

    /** The age of the form in ms; null if the token is forged or belongs to another opportunity. */
    ageOfForm(opportunityId: string, token: string, now: number): number | null {
      const [openedAt = '', proof = ''] = token.split('.');
      return proves(proof, 'form', opportunityId, openedAt) ? now - Number(openedAt) : null;
    },

    /** A proof that its holder uploaded this file for this opportunity. */
    claim: (opportunityId: string, fileId: string): string =>
      proofOf('file', opportunityId, fileId).toString('base64url'),

    isClaim: (opportunityId: string, fileId: string, claim: string): boolean =>
      proves(claim, 'file', opportunityId, fileId),
  };
}

export type Proofs = ReturnType<typeof openProofs>;
