/** The result of parsing: the value, null when empty, or why it cannot be used. */
export type ParseResult<Value> =
  | { value: Value | null; problem?: undefined }
  /** Fits after “The prize “tbd” …”. */
  | { problem: string };

export const noValue = { value: null } as const;
