/** A picture of one pixel. */
export const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

/** The beginning of an icon of a web site. */
export const ico = Buffer.concat([
  Buffer.from('000001000100101000000100', 'hex'),
  Buffer.alloc(32),
]);
