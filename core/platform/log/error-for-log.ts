const deepestCause = 4;

/** The message, without the values that queries and PostgreSQL quote. */
function messageOf(error: Error): string {
  if ('query' in error && 'params' in error) return `Failed query: ${String(error.query)}`;
  return 'severity' in error ? error.message.replace(/: ".*$/su, '') : error.message;
}

/** The stack without the message that it begins with. */
function framesOf({ stack = '', message }: Error): string {
  const start = stack.indexOf(message);
  return start === -1 ? '' : stack.slice(start + message.length);
}

/** The loggable part of an error: type, code and stack, without personal data. */
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
