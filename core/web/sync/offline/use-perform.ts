import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import type { OfflineAction } from './offline-action.ts';
import { queueOf } from './page-queue.ts';

/** The server could not be reached: the change is stored, shown in the frame, and sent later. */
export const isWaiting: unique symbol = Symbol('isWaiting');

/** Performs an action through the queue of the person. @throws Problem when it was refused at once */
export function usePerform() {
  const client = useQueryClient();
  return useCallback(
    async <Input, Answer>(
      action: OfflineAction<Input, Answer>,
      input: Input,
    ): Promise<Answer | typeof isWaiting> => {
      const outcome = await queueOf(client).queue.perform(action, input);
      return outcome.kind === 'answered' ? outcome.answer : isWaiting;
    },
    [client],
  );
}
