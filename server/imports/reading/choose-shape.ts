import { quoted } from '#domain/imports/cells.ts';
import type { Shape } from './shape.ts';

type Choice<Row> = { shape: Shape<Row>; problem?: undefined } | { problem: string };

/** The shape that recognises most of the first records of a file; the earlier one when it is a tie. */
export function chooseShape<Row>(
  shapes: readonly Shape<Row>[],
  records: readonly Readonly<Record<string, unknown>>[],
): Choice<Row> {
  let best: { shape: Shape<Row>; count: number } | undefined;
  for (const shape of shapes) {
    const count = records.filter((record) => shape.recognises(record)).length;
    if (count > (best?.count ?? 0)) best = { shape, count };
  }
  if (best !== undefined) return { shape: best.shape };

  const fields = [...new Set(records.flatMap((record) => Object.keys(record)))];
  const found = fields.slice(0, 30).map((field) => quoted(field, 40));
  const more = fields.length > 30 ? ` and ${fields.length - 30} more` : '';
  const has = fields.length === 0 ? 'no fields' : `the fields ${found.join(', ')}${more}`;
  const known = shapes.map((shape) => shape.name).join('; ');
  return {
    problem: `These records are of no shape that can be imported. They have ${has}. Known are: ${known}.`,
  };
}
