import { DataType, makeData, makeVector, type Data, type Uint16 } from 'apache-arrow';

/**
 * Columns of Arrow from values, packed at once: value by value, as the library's builders do, takes
 * three times as long, and a directory has millions.
 */

/** A character of a string takes at most three bytes in UTF-8. */
const bytesMost = 3;

/** Which values are there, a bit each. */
function validityOf(values: readonly unknown[]) {
  const nullBitmap = new Uint8Array(Math.ceil(values.length / 8));
  let nullCount = 0;
  for (let at = 0; at < values.length; at += 1) {
    if (values[at] === null || values[at] === undefined) nullCount += 1;
    else nullBitmap[at >> 3] = (nullBitmap[at >> 3] ?? 0) | (1 << (at & 7));
  }
  return nullCount === 0 ? { nullCount } : { nullCount, nullBitmap };
}

function packTexts(values: readonly (string | null)[]) {
  let characters = 0;
  for (const text of values) characters += text?.length ?? 0;
  const bytes = Buffer.allocUnsafe(characters * bytesMost);
  const valueOffsets = new Int32Array(values.length + 1);
  let end = 0;
  for (let at = 0; at < values.length; at += 1) {
    end += bytes.write(values[at] ?? '', end);
    valueOffsets[at + 1] = end;
  }
  // A copy, since a batch may wait in memory and is mostly of one byte a character.
  return { length: values.length, valueOffsets, data: new Uint8Array(bytes.subarray(0, end)) };
}

function dataOf(type: DataType, values: readonly unknown[]): Data {
  const { length } = values;
  if (DataType.isUtf8(type)) {
    const texts = values as readonly (string | null)[];
    return makeData({ type, ...packTexts(texts), ...validityOf(texts) });
  }
  if (DataType.isFloat(type)) {
    const data = Float64Array.from(values as readonly (number | null)[], (value) => value ?? 0);
    return makeData({ type, length, data, ...validityOf(values) });
  }
  if (DataType.isInt(type)) {
    const data = Uint16Array.from(values as readonly number[]);
    return makeData({ type: type as Uint16, length, data, nullCount: 0 });
  }
  if (DataType.isList(type)) {
    const lists = values as readonly (readonly unknown[] | null)[];
    const valueOffsets = new Int32Array(length + 1);
    for (const [at, list] of lists.entries())
      valueOffsets[at + 1] = (valueOffsets[at] ?? 0) + (list?.length ?? 0);
    const child = dataOf(
      type.valueType as DataType,
      lists.flatMap((list) => list ?? []),
    );
    return makeData({ type, length, valueOffsets, child, ...validityOf(lists) });
  }
  throw new Error(`The search index has no columns of ${String(type)}.`);
}

/** A column of texts, numbers or lists of them; null where there is no value. */
export const columnOf = (type: DataType, values: readonly unknown[]) =>
  makeVector(dataOf(type, values));
