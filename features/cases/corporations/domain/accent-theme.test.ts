import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { contrast } from '#core/domain/oklch.ts';
import { accentTheme, backgroundColours, leastContrast, type Shades } from './accent-theme.ts';

const hex = fc
  .integer({ min: 0, max: 0xffffff })
  .map((value) => `#${value.toString(16).padStart(6, '0')}`);

/** Pairs of text and background colours. */
const pairs = (shades: Shades, theme: 'light' | 'dark') => [
  [shades.onAccent, shades.accent],
  [shades.onAccent, shades.strong],
  [shades.onBand, shades.band],
  ...[...backgroundColours[theme], shades.soft].flatMap((ground) => [
    [shades.accent, ground],
    [shades.ink, ground],
  ]),
];

test('contrast is computed as in WCAG', () => {
  expect(contrast('#ffffff', '#000000')).toBeCloseTo(21, 5);
  expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.48, 2);
  expect(contrast('#0f58d6', '#0f58d6')).toBe(1);
});

test('text in or on any colour is readable in both themes', () => {
  fc.assert(
    fc.property(hex, (accent) => {
      const theme = accentTheme(accent);
      for (const name of ['light', 'dark'] as const) {
        for (const [text = '', ground = ''] of pairs(theme[name], name)) {
          expect(contrast(text, ground), `${accent} ${name}: ${text} on ${ground}`).toBeGreaterThan(
            leastContrast - 0.001,
          );
        }
      }
    }),
    { numRuns: 400 },
  );
});

test.each(['#0f58d6', '#ffd400', '#ff0000', '#ffffff', '#000000', '#777777'])(
  'every shade of %s is a valid colour',
  (accent) => {
    const theme = accentTheme(accent);
    for (const shade of [...Object.values(theme.light), ...Object.values(theme.dark)]) {
      expect(shade).toMatch(/^#[0-9a-f]{6}$/u);
    }
  },
);

test('a colour that is readable as it is stays unchanged', () => {
  expect(accentTheme('#0f58d6').light.band).toBe('#0f58d6');
  expect(accentTheme('#ffd400').light).toMatchObject({ band: '#ffd400', onBand: '#0b0d12' });
});

test('an invalid colour counts as not set', () => {
  const own = accentTheme(null);
  expect(accentTheme('red;background:url(//x)')).toEqual(own);
  expect(accentTheme('#fff')).toEqual(own);
});
