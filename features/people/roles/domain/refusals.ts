import { defineRefusals } from '#core/domain/refusals.ts';

export const roleRefusals = defineRefusals({
  'role.held': [409, 'They hold this role already. Remove it first to give it another end.'],
  'role.past': [400, 'The role would have ended already. Choose a later day.'],
});
