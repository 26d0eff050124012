import { defineRefusals } from '#core/domain/refusals.ts';

export const pinRefusals = defineRefusals({
  'pin.tooMany': [
    409,
    'You have pinned {most}, which is as many as there can be. Unpin one first.',
  ],
});
