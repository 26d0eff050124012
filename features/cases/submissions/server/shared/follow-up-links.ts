import { createHmac, timingSafeEqual } from 'node:crypto';
import { parse, stringify } from 'uuid';

const idBytes = 16;
const proofBytes = 16;

/**
 * The secret links by which submitters follow a submission. A key is the submission's id and a proof
 * of it (HMAC-SHA256, cut to 128 bits), so nothing secret is stored and later mails contain the same
 * link.
 */
export function followUpLinks(options: { secret: string; publicUrl: string }) {
  const proofOf = (id: Uint8Array) =>
    createHmac('sha256', options.secret)
      .update('follow-up')
      .update(id)
      .digest()
      .subarray(0, proofBytes);
  const keyOf = (submissionId: string): string => {
    const id = parse(submissionId);
    return Buffer.concat([id, proofOf(id)]).toString('base64url');
  };
  return {
    keyOf,
    addressOf: (submissionId: string): string =>
      `${options.publicUrl}/follow-up/${keyOf(submissionId)}`,
    /** Null for an invalid key. */
    submissionIdOf(key: string): string | null {
      const bytes = Buffer.from(key, 'base64url');
      if (bytes.length !== idBytes + proofBytes) return null;
      const id = bytes.subarray(0, idBytes);
      return timingSafeEqual(bytes.subarray(idBytes), proofOf(id)) ? stringify(id) : null;
    },
  };
}

/** The links under a server's settings. */
export const followUpLinksOf = (settings: {
  readonly authSecret: string;
  readonly publicUrl: string;
}) => followUpLinks({ secret: settings.authSecret, publicUrl: settings.publicUrl });

export type FollowUpLinks = ReturnType<typeof followUpLinks>;
