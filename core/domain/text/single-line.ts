/** Bidirectional control characters: they reorder the text that follows on screens and in mails. */
const bidiControls = /[\u202a-\u202e\u2066-\u2069]/gu;

/** A name as stored: one line, trimmed, without bidirectional control characters. */
export const singleLine = (typed: string): string =>
  typed
    .replaceAll(bidiControls, '')
    .replaceAll(/[\p{Cc}\u2028\u2029]+/gu, ' ')
    .trim();
