/** A query's message repeats the values that were bound to it, up to the first line of the stack. */
const boundValues = /\nparams: [\s\S]*?(?=\n {4}at |$)/u;
/** PostgreSQL quotes the value that it could not read. */
const quotedValue = /: "[\s\S]*?"(?=\n {4}at |$)/u;

const deepestCause = 4;

/** What a log may say of an error: its kind, its code and where it came from, without anybody's data. */
export function errorForLog(error: unknown, depth = 0): unknown {
  if (!(error instanceof Error)) return { type: typeof error };
  const code = 'code' in error ? error.code : undefined;
  const fromDatabase = 'severity' in error;
  const stack = (error.stack ?? error.message).replace(boundValues, '');
  return {
    type: error.name,
    ...(code !== undefined && { code }),
    stack: fromDatabase ? stack.replace(quotedValue, '') : stack,
    ...(error.cause !== undefined &&
      depth < deepestCause && { cause: errorForLog(error.cause, depth + 1) }),
  };
}
