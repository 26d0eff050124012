import { contrast, hexOf, oklchOf, type Oklch } from '#core/domain/oklch.ts';

/**
 * Derives an accessible palette for a corporation's page from one `#rrggbb`, for both themes. Text
 * in the colour, and text on it, reach a contrast of 4.5:1 for any input.
 */

export const leastContrast = 4.5;

/** The product's background colours, from the lightest to the darkest of each theme. */
export const backgroundColours = {
  light: ['#ffffff', '#f1f0ed'],
  dark: ['#1c2125', '#0a0d10'],
} as const;

/** Outrider's colour, the default. */
const ownAccent = '#047378';

export interface Shades {
  /** For controls and text in the corporation's colour. */
  readonly accent: string;
  /** The same on hover. */
  readonly strong: string;
  /** A lightly tinted background. */
  readonly soft: string;
  /** Text in the colour, also readable on `soft`. */
  readonly ink: string;
  /** Text on the accent. */
  readonly onAccent: string;
  /** The large header of the page, and the text on it. */
  readonly band: string;
  readonly onBand: string;
}

export type AccentTheme = Readonly<Record<'light' | 'dark', Shades>>;

const step = 0.01;

/** Darkens or lightens the colour until it has enough contrast with all of these. */
function readable(colour: Oklch, against: readonly string[], towards: 'dark' | 'light'): Oklch {
  const sign = towards === 'dark' ? -step : step;
  let { l } = colour;
  while (
    l > 0 &&
    l < 1 &&
    against.some((ground) => contrast(hexOf({ ...colour, l }), ground) < leastContrast)
  ) {
    l += sign;
  }
  return { ...colour, l: Math.min(1, Math.max(0, l)) };
}

const nearBlack = '#0b0d12';
const white = '#ffffff';

/** A large surface: the colour itself where dark or light text is readable on it. */
function bandOf(colour: Oklch): Pick<Shades, 'band' | 'onBand'> {
  const own = hexOf(colour);
  if (contrast(own, white) < leastContrast && contrast(own, nearBlack) >= leastContrast) {
    return { band: own, onBand: nearBlack };
  }
  return { band: hexOf(readable(colour, [white], 'dark')), onBand: white };
}

function lightShades(colour: Oklch): Shades {
  const soft = hexOf({ ...colour, l: 0.96, c: Math.min(colour.c, 0.02) });
  const accent = readable(colour, [...backgroundColours.light, soft], 'dark');
  return {
    accent: hexOf(accent),
    strong: hexOf({ ...accent, l: Math.max(0, accent.l - 0.06) }),
    soft,
    ink: hexOf({ ...accent, l: Math.max(0, Math.min(accent.l, 0.48)) }),
    onAccent: white,
    ...bandOf(colour),
  };
}

/** In the dark theme a large surface is only tinted. */
const darkBandLightness = 0.32;

function darkShades(colour: Oklch): Shades {
  const soft = hexOf({ ...colour, l: 0.29, c: Math.min(colour.c, 0.05) });
  const accent = readable(
    { ...colour, l: Math.max(colour.l, 0.68), c: Math.min(colour.c, 0.14) },
    [...backgroundColours.dark, soft],
    'light',
  );
  return {
    accent: hexOf(accent),
    strong: hexOf({ ...accent, l: Math.min(1, accent.l + 0.06) }),
    soft,
    ink: hexOf({ ...accent, l: Math.min(1, Math.max(accent.l, 0.8)) }),
    onAccent: nearBlack,
    ...bandOf({
      ...colour,
      l: Math.min(colour.l, darkBandLightness),
      c: Math.min(colour.c, 0.12),
    }),
  };
}

/** The palette of a corporation's page. Anything but `#rrggbb` counts as not set. */
export function accentTheme(accent: string | null): AccentTheme {
  const colour = oklchOf(accent !== null && /^#[0-9a-f]{6}$/iu.test(accent) ? accent : ownAccent);
  return { light: lightShades(colour), dark: darkShades(colour) };
}
