import { Fragment } from 'react';
import type { Highlighted } from '#core/domain/text/highlighted.ts';

/** A text with its matches marked. */
export function Highlight({ text, marks }: Highlighted) {
  const parts = marks.flatMap(([from, to], index) => [
    text.slice(marks[index - 1]?.[1] ?? 0, from),
    text.slice(from, to),
  ]);
  return (
    <>
      {parts.map((part, index) =>
        index % 2 === 0 ? <Fragment key={index}>{part}</Fragment> : <mark key={index}>{part}</mark>,
      )}
      {text.slice(marks.at(-1)?.[1] ?? 0)}
    </>
  );
}
