import { defineRefusals } from '#core/domain/refusals.ts';

export const sampleDataRefusals = defineRefusals({
  'sampleData.present': [409, 'The sample data is already there. Remove it to add it anew.'],
  'sampleData.absent': [409, 'There is no sample data. Someone else may have removed it.'],
});
