import { defineRefusals } from '#core/domain/refusals.ts';

export const auditRefusals = defineRefusals({
  'audit.tooManyViews': [409, 'You have {most} saved views, the maximum. Delete one first.'],
});
