/** What came of reading a messy value: the value, null where there was none, or why not. */
export type ParseResult<Value> =
  | { value: Value | null; problem?: undefined }
  /** Fits after “The prize “tbd” …”. */
  | { problem: string };

export const noValue = { value: null } as const;
