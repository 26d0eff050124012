/** How writing a backup goes on, and who is told. */
export interface Course {
  readonly pausePerWork: { readonly rows: number; readonly files: number };
  /** Called with how many bytes were read since. */
  readonly progress: (bytes: number) => void;
}

export const noPauses: Course['pausePerWork'] = { rows: 0, files: 0 };
