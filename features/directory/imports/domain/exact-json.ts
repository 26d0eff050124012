/** Possibly more digits than a number holds. Looked for first: a reviver takes six times as long. */
const longNumber = /[:[,]\s*-?\d{16}/u;

const hasLostDigits = (value: unknown): boolean =>
  Number.isInteger(value) && !Number.isSafeInteger(value);

const withEveryDigit = (
  _name: string,
  value: unknown,
  context?: { readonly source?: string },
): unknown => (hasLostDigits(value) ? (context?.source ?? value) : value);

/**
 * Parses JSON; a whole number of more digits than a number holds stays text, since it is an id.
 * @throws SyntaxError
 */
export const parseExactJson = (text: string): unknown =>
  longNumber.test(text) ? JSON.parse(text, withEveryDigit) : JSON.parse(text);
