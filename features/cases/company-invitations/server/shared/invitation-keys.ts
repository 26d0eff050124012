import { createHmac, timingSafeEqual } from 'node:crypto';
import { parse, stringify } from 'uuid';

const idBytes = 16;
const proofBytes = 16;

/** Keys of invitations' links: the id and a proof of it, so that nothing secret is stored. */
export function openInvitationKeys(secret: string) {
  const proofOf = (id: Uint8Array) =>
    createHmac('sha256', secret)
      .update('company invitation')
      .update(id)
      .digest()
      .subarray(0, proofBytes);
  return {
    keyOf(invitationId: string): string {
      const id = parse(invitationId);
      return Buffer.concat([id, proofOf(id)]).toString('base64url');
    },
    /** Null for an invalid key. */
    invitationIdOf(key: string): string | null {
      const bytes = Buffer.from(key, 'base64url');
      if (bytes.length !== idBytes + proofBytes) return null;
      const id = bytes.subarray(0, idBytes);
      return timingSafeEqual(bytes.subarray(idBytes), proofOf(id)) ? stringify(id) : null;
    },
  };
}

export type InvitationKeys = ReturnType<typeof openInvitationKeys>;
