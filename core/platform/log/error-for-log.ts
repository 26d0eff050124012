const deepestCause = 4;

/** What went wrong, without the values that queries and PostgreSQL quote. */
function messageOf(error: Error): string {
  if ('query' in error && 'params' in error) return `Failed query: ${String(error.query)}`;
  return 'severity' in error ? error.message.replace(/: ".*$/su, '') : error.message;
}

/** Where: what stands in the stack behind the message, which it begins with. */
function framesOf({ stack = '', message }: Error): string {
  const start = stack.indexOf(message);
  return start === -1 ? '' : stack.slice(start + message.length);
}

/** What a log may say of an error: its kind, its code and where it came from, without anybody's data. */
export function errorForLog(error: unknown, depth = 0): unknown {
  if (!(error instanceof Error)) return { type: typeof error };
  const { name, cause } = error;
  const code = 'code' in error ? error.code : undefined;
  return {
    type: name,
    ...(code !== undefined && { code }),
    stack: `${name}: ${messageOf(error)}${framesOf(error)}`,
    ...(cause !== undefined && depth < deepestCause && { cause: errorForLog(cause, depth + 1) }),
  };
}
