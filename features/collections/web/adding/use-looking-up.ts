import { useMutation } from '@tanstack/react-query';
import type { Entries } from '#features/companies/domain/entries.ts';
import { recognise } from '#features/companies/domain/recognising.ts';
import { call } from '#core/web/transport/call.ts';
import type { LookedUp, Way } from './draft.ts';

/** Asks which companies a list means. */
export const useLookingUp = (way: Way, onDone: (lookedUp: LookedUp) => void) =>
  useMutation({
    mutationFn: async (list: Entries): Promise<LookedUp> => {
      const entries = list.entries.map(({ name, domain }) => ({ name, domain }));
      return { way, list, found: await call(recognise, { body: { entries } }) };
    },
    onSuccess: onDone,
  });
