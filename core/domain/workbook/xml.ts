/** Attributes of a tag; a ">" may stand within quotation marks. */
const attributes = String.raw`(?:[^>"']|"[^"]*"|'[^']*')*`;

/** Opening tags of this name, with or without a prefix; the first group holds their attributes. */
export const tagsNamed = (name: string): RegExp =>
  new RegExp(String.raw`<(?:[\w.-]+:)?${name}(?=[\s/>])(${attributes})>`, 'gu');

const attribute = /([^\s=:"'/]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/gu;

/** The value of an attribute, with or without a prefix, as it is written; undefined where it is missing. */
export function attributeOf(tag: string, key: string): string | undefined {
  for (const [, name, double, single] of tag.matchAll(attribute))
    if (name === key) return double ?? single;
  return undefined;
}

export const isTrue = (value: string | undefined): boolean => value === '1' || value === 'true';

/** How bytes become text and back; the platform brings it. */
export interface TextCodec {
  decode(bytes: Uint8Array, encoding: 'utf-8' | 'utf-16le' | 'utf-16be'): string;
  encode(text: string): Uint8Array;
}

/** The text of a part: in UTF-8, or in UTF-16 with its mark. */
export function xmlText(bytes: Uint8Array, { decode }: Pick<TextCodec, 'decode'>): string {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return decode(bytes, 'utf-16le');
  return decode(bytes, first === 0xfe && second === 0xff ? 'utf-16be' : 'utf-8');
}
