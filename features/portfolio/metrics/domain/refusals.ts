import { defineRefusals } from '#core/domain/refusals.ts';

export const metricsRefusals = defineRefusals({
  'segment.tooMany': [409, 'You have {most} segments, the maximum. Delete one first.'],
});
