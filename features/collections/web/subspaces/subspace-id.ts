const radix = 36;
const randomCharacters = 8;

/** Section 3: made on the client from the current time plus a random suffix. */
export function newSubspaceId(): string {
  const random = crypto.getRandomValues(new Uint32Array(2));
  const suffix = [...random].map((part) => part.toString(radix)).join('');
  return `${Date.now().toString(radix)}-${suffix.slice(0, randomCharacters)}`;
}
