import { defineRefusals } from '#core/domain/refusals.ts';

export const exportRefusals = defineRefusals({
  'export.tooMany': [429, 'You have {most} exports running. Wait until one is finished.'],
  'export.gone': [
    409,
    'What this exports does not exist any more, or you do not have access to it.',
  ],
  'export.tooLarge': [409, 'This has more than {most} rows, which is too much for one file.'],
  'export.workbookTooLarge': [409, 'This is too much for an Excel file. Export it as CSV.'],
  'export.filesTooLarge': [409, 'The files are too large for one archive. Export the list as CSV.'],
  'export.columnsMissing': [409, 'This has none of the columns you chose. Choose others.'],
  'export.failed': [409, 'The file could not be written. Try again.'],
});

export const exportConsentRefusals = defineRefusals({
  'exportConsent.elsewhere': [
    409,
    'This is not the corporation you belong to now. Load the page again, and decide there.',
  ],
});
