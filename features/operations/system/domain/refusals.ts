import { defineRefusals } from '#core/domain/refusals.ts';

export const systemRefusals = defineRefusals({
  'job.notFailed': [409, 'This job has not failed, or is gone. Look at the list again.'],
});
