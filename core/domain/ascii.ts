const beyondAscii = /[\u{80}-\u{10FFFF}]/u;

/** Whether a text has nothing to normalise but case: most have not, and normalising takes long. */
export const isAscii = (text: string): boolean => !beyondAscii.test(text);
