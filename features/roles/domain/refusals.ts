import { defineRefusals } from '#core/domain/refusals.ts';

export const roleRefusals = defineRefusals({
  'role.past': [400, 'The role would have ended already. Choose a later day.'],
});
