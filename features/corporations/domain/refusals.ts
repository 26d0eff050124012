import { defineRefusals } from '#core/domain/refusals.ts';

export const corporationRefusals = defineRefusals({
  'cycle.nameTaken': [
    409,
    'There is a scouting cycle “{name}” already. Choose it, or another name.',
  ],
});
