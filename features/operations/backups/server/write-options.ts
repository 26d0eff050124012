/** How fast the parts of a backup are written, and who is told. */
export interface WriteOptions {
  readonly pausePerWork: { readonly rows: number; readonly files: number };
  /** Called with how many bytes were read since. */
  readonly progress: (bytes: number) => void;
}

export const noPauses: WriteOptions['pausePerWork'] = { rows: 0, files: 0 };
