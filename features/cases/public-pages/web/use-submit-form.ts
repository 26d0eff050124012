import { useRef, useState } from 'react';
import { limits } from '#core/domain/limits.ts';
import { submit } from '#features/cases/public-pages/domain/endpoints.ts';
import type {
  PublicSubmission,
  Receipt,
} from '#features/cases/public-pages/domain/public-submission.ts';
import { call } from '#core/web/transport/call.ts';
import { newIdempotencyKey } from '#core/web/transport/idempotency-key.ts';
import { Problem } from '#core/web/transport/problem.ts';
import { delay } from '#core/web/transport/timeout.ts';
import type { Draft } from './draft.ts';

type Attempt = NonNullable<Draft['attempt']>;

interface Options {
  readonly opportunityId: string;
  readonly attempt: Attempt | null;
  /** An attempt is saved with the draft until its outcome is known. */
  readonly onAttempt: (attempt: Attempt | null) => void;
}

/** The server refuses forms that were filled in faster; a restored draft could be. */
const leastMs = limits.formLeastMs + 500;

/** The outcome is unknown: no response, or one by a proxy. */
const isUnanswered = ({ status, code }: Problem) =>
  status === 0 || status >= 500 || code === 'keyInProgress';

/**
 * Submits exactly once, despite repeated clicks and network errors. An attempt with an unknown
 * outcome keeps its idempotency key, and the next one is sent under the same key.
 */
export function useSubmitForm({ opportunityId, attempt, onAttempt }: Options) {
  const [isSending, setIsSending] = useState(false);
  const isUnderWay = useRef(false);
  const openedAt = useRef(Date.now());
  const params = { id: opportunityId };
  const send = ({ key, handed }: Attempt): Promise<Receipt> =>
    call(submit, { params, body: handed }, { idempotencyKey: key });

  /** Null while another attempt is running. Throws a Problem. */
  async function hand(handed: PublicSubmission): Promise<Receipt | null> {
    if (isUnderWay.current) return null;
    isUnderWay.current = true;
    setIsSending(true);
    try {
      await delay(Math.max(0, leastMs - (Date.now() - openedAt.current)));
      const next = { key: attempt?.key ?? newIdempotencyKey(), handed };
      onAttempt(next);
      const receipt = await send(next).catch((error: unknown) => {
        const isKnown = error instanceof Problem && error.code === 'keyReused';
        // The first attempt was stored, with its content. Fetches its receipt.
        if (isKnown && attempt !== null) return send(attempt);
        throw error;
      });
      onAttempt(null);
      return receipt;
    } catch (error) {
      if (error instanceof Problem && !isUnanswered(error)) onAttempt(null);
      throw error;
    } finally {
      isUnderWay.current = false;
      setIsSending(false);
    }
  }

  return {
    hand,
    isSending,
    /** The form token was renewed: the minimum time starts again. */
    renew: () => {
      openedAt.current = Date.now();
    },
  };
}
