import { useRef, useState } from 'react';
import { limits } from '#core/domain/limits.ts';
import { handIn } from '#features/public/domain/endpoints.ts';
import type { PublicSubmission, Receipt } from '#features/public/domain/public-submission.ts';
import { call } from '#core/web/transport/call.ts';
import { newIdempotencyKey } from '#core/web/transport/idempotency-key.ts';
import { Problem } from '#core/web/transport/problem.ts';
import { delay } from '#core/web/transport/timeout.ts';
import type { Draft } from './draft.ts';

type Attempt = NonNullable<Draft['attempt']>;

interface Options {
  readonly opportunityId: string;
  readonly attempt: Attempt | null;
  /** What was tried is kept with the draft until it is known what came of it. */
  readonly onAttempt: (attempt: Attempt | null) => void;
}

/** The server takes nothing that was written quicker than this; a restored draft is. */
const leastMs = limits.formLeastMs + 500;

/** It is not known whether the server took it: nothing was answered, or something in between did. */
const isUnanswered = ({ status, code }: Problem) =>
  status === 0 || status >= 500 || code === 'keyInProgress';

/**
 * Hands a submission in, once, however often one presses and whatever the network does. An attempt
 * whose outcome is unknown keeps its key, and the next one asks under the same key.
 */
export function useSubmitForm({ opportunityId, attempt, onAttempt }: Options) {
  const [isSending, setIsSending] = useState(false);
  const isUnderWay = useRef(false);
  const openedAt = useRef(Date.now());
  const params = { id: opportunityId };
  const send = ({ key, handed }: Attempt): Promise<Receipt> =>
    call(handIn, { params, body: handed }, { idempotencyKey: key });

  /** Null when it is under way already. Throws a Problem. */
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
        // The first attempt arrived after all, with what was written then. Its receipt is asked for.
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
    /** The form was renewed: the server counts from now. */
    renew: () => {
      openedAt.current = Date.now();
    },
  };
}
