import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { contrast, hexOf } from '#core/domain/oklch.ts';

/** The tokens of `ui/styles.css`, by name without `--color-`. */
const styles = readFileSync(new URL('styles.css', import.meta.url), 'utf8');
const oklch = String.raw`oklch\(([\d.]+) ([\d.]+) ([\d.]+)\)`;
const tokens = new Map(
  [
    ...styles.matchAll(new RegExp(`--color-([\\w-]+): light-dark\\(${oklch}, ${oklch}\\)`, 'gu')),
  ].map(([, name = '', ...numbers]) => {
    const [l = 0, c = 0, h = 0, darkL = 0, darkC = 0, darkH = 0] = numbers.map(Number);
    const hex = (lightness: number, chroma: number, degrees: number) =>
      hexOf({ l: lightness, c: chroma, h: (degrees / 180) * Math.PI });
    return [name, { light: hex(l, c, h), dark: hex(darkL, darkC, darkH) }] as const;
  }),
);

const themes = ['light', 'dark'] as const;
const grounds = ['canvas', 'surface', 'raised', 'sunken', 'hover', 'press'];
const categories = ['c1', 'c2', 'c3', 'c4', 'c5', 'c6', 'c7', 'c8'];

/** Text: on any of these at least 4.5:1 (WCAG 2.2, 1.4.3). */
const texts: readonly (readonly [text: string, on: readonly string[]])[] = [
  ...['ink', 'ink-2'].map((text) => [text, [...grounds, 'thumb']] as const),
  ['ink-3', grounds],
  ...['accent-ink', 'signal-ink', 'good-ink', 'warn-ink', 'bad-ink'].map(
    (text) => [text, [...grounds, text.replace('ink', 'soft')]] as const,
  ),
  ...['ink', 'ink-2'].map(
    (text) =>
      [text, ['accent-soft', 'signal-soft', 'good-soft', 'warn-soft', 'bad-soft', 'mark']] as const,
  ),
  ['on-accent', ['accent', 'accent-hover']],
  ['raised', ['bad', 'bad-ink', ...categories]],
  ['surface', ['ink']],
  ...categories.map((name) => [`${name}-ink`, ['canvas', 'surface', 'raised', 'sunken']] as const),
];

/** Marks and the edges of controls: 3:1 (1.4.11). */
const marks: readonly (readonly [mark: string, on: readonly string[]])[] = [
  'accent',
  'signal',
  'good',
  'warn',
  'bad',
  'line-control',
  ...categories,
].map((mark) => [mark, ['canvas', 'surface', 'raised', 'sunken']] as const);

const hexOfToken = (name: string, theme: (typeof themes)[number]): string => {
  const token = tokens.get(name);
  if (token === undefined) throw new Error(`No token ${name} in ui/styles.css`);
  return token[theme];
};

test.each([
  { kind: 'text', pairs: texts, least: 4.5 },
  { kind: 'marks', pairs: marks, least: 3 },
])('$kind have enough contrast on every ground they may stand on', ({ pairs, least }) => {
  const low = themes.flatMap((theme) =>
    pairs.flatMap(([front, backs]) =>
      backs.flatMap((back) => {
        const ratio = contrast(hexOfToken(front, theme), hexOfToken(back, theme));
        return ratio < least ? [`${front} on ${back}, ${theme}: ${ratio.toFixed(2)}`] : [];
      }),
    ),
  );
  expect(low).toEqual([]);
});
