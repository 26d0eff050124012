import { createHmac, timingSafeEqual } from 'node:crypto';
import * as z from 'zod/mini';

const proofBytes = 16;

/** Whose mails, and of which kind; null: all of them. */
export interface Subscription {
  readonly userId: string;
  readonly kind: string | null;
}

const Content = z.tuple([z.uuid(), z.nullable(z.string())]);

/**
 * Keys of the links that end mails: signed by the server's secret, so that nothing has to be stored
 * and nobody can forge one. They do not expire, since old mails must keep their promise.
 */
export function openUnsubscribeKeys(secret: string) {
  const proofOf = (content: string): Buffer =>
    createHmac('sha256', secret)
      .update(JSON.stringify(['unsubscribe', content]))
      .digest()
      .subarray(0, proofBytes);
  return {
    keyOf({ userId, kind }: Subscription): string {
      const content = Buffer.from(JSON.stringify([userId, kind])).toString('base64url');
      return `${content}.${proofOf(content).toString('base64url')}`;
    },

    /** Null for a forged or damaged key. */
    read(key: string): Subscription | null {
      const [content = '', proof = ''] = key.split('.');
      const bytes = Buffer.from(proof, 'base64url');
      if (bytes.length !== proofBytes || !timingSafeEqual(bytes, proofOf(content))) return null;
      const parsed = z.safeParse(Content, JSON.parse(Buffer.from(content, 'base64url').toString()));
      if (!parsed.success) return null;
      const [userId, kind] = parsed.data;
      return { userId, kind };
    },
  };
}

export type UnsubscribeKeys = ReturnType<typeof openUnsubscribeKeys>;
