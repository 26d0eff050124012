/** What is wrong with an archive: it ends early, was changed, or the passphrase is another one. */
type Kind = 'no archive' | 'wrong passphrase' | 'cut off' | 'damaged';

/** An archive that cannot be read. Who knows what was being read makes a sentence of it. */
export class BackupProblem extends Error {
  readonly kind: Kind;

  constructor(kind: Kind) {
    super(`The archive is unusable: ${kind}.`);
    this.name = 'BackupProblem';
    this.kind = kind;
  }
}
