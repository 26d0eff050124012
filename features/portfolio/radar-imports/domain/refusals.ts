import { defineRefusals } from '#core/domain/refusals.ts';

export const importRefusals = defineRefusals({
  'radar.unreadable': [400, 'This file cannot be imported. {problem}'],
  'radar.fileTooLarge': [413, 'This file is larger than {most}.'],
});
