const json = /^application\/(?:[\w.-]+\+)?json\b/iu;
const plainText = /^text\/plain\b/iu;

/**
 * Section 7: a body is read only if it is JSON or plain text and its length is not zero; an empty one
 * counts as null. Invalid JSON is undefined, which matches no schema.
 */
export async function readBody(response: Response): Promise<unknown> {
  const type = response.headers.get('content-type') ?? '';
  if (response.headers.get('content-length') === '0') return null;
  return isRead(type) ? parseBody(type, await response.text()) : null;
}

const isRead = (type: string): boolean => json.test(type) || plainText.test(type);

/** A body that has come, by its content type. */
export function parseBody(type: string, text: string): unknown {
  if (!isRead(type) || text === '') return null;
  return json.test(type) ? parseJson(text) : text;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** "The server's error text" of section 8: `error` of its error shape, or the plain text. */
export function errorTextOf(body: unknown): string | undefined {
  const text = typeof body === 'string' ? body : fieldOf(body, 'error');
  return typeof text === 'string' && text.trim() !== '' ? text.trim() : undefined;
}

/** The server's error shape: `{ error, code, details? }`. */
export function fieldOf(body: unknown, name: 'error' | 'code' | 'details'): unknown {
  return typeof body === 'object' && body !== null && name in body
    ? (body as Partial<Record<typeof name, unknown>>)[name]
    : undefined;
}
