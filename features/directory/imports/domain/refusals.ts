import { defineRefusals } from '#core/domain/refusals.ts';

export const importRefusals = defineRefusals({
  'import.state': [409, 'This import {standing}, so it cannot be {act}.'],
  'import.mapping': [409, '{problem}'],
  'import.noPlace': [409, 'Choose {what} first.'],
  'import.unchecked': [409, 'Check this import first, so that you see what it will do.'],
  'import.nothing': [409, 'There is nothing to import: no row is new or changed.'],
  'import.fileGone': [409, 'The file of this import was removed. Upload it again as a new import.'],
  'import.unreadable': [409, '{problem}'],
  'import.tooLarge': [
    413,
    'This file is larger than {most}. Split it and import the parts one after the other.',
  ],
});
