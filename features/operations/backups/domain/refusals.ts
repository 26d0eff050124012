import { defineRefusals } from '#core/domain/refusals.ts';

export const backupRefusals = defineRefusals({
  'backup.none': [409, '{file} is not a backup of Outrider.'],
  'backup.missing': [404, 'There is no file {file}.'],
  'backup.exists': [409, '{file} exists already. Choose another name.'],
  'backup.passphrase': [409, 'The passphrase does not fit {file}.'],
  'backup.incomplete': [
    409,
    '{file} is not complete: it ends in {place}. Missing from there on: {missing}.',
  ],
  'backup.damaged': [409, '{file} was damaged or changed, in {place}.'],
  'backup.newer': [
    409,
    '{file} was made by a newer version of Outrider. Restore it with that version, or a newer one.',
  ],
  'backup.notEmpty': [
    409,
    '{place} is not empty. Choose another data folder (DATA_DIR) or database (DATABASE_URL).',
  ],
  'backup.differs': [
    409,
    'The table {table} has {restored} rows, the backup {expected}; or they differ.',
  ],
});
