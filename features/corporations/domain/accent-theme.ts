/**
 * Derives an accessible palette for a corporation's page from one `#rrggbb`, for both themes. Text
 * in the colour, and text on it, reach a contrast of 4.5:1 for any input.
 */

export const leastContrast = 4.5;

/** The product's background colours, from the lightest to the darkest of each theme. */
export const backgroundColours = {
  light: ['#ffffff', '#f4f3f0'],
  dark: ['#191c20', '#0b0d11'],
} as const;

/** Outrider's colour, the default. */
const ownAccent = '#00757f';

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

interface Oklch {
  readonly l: number;
  readonly c: number;
  readonly h: number;
}

type Triple = readonly [number, number, number];

const channels = (hex: string): Triple => [
  Number.parseInt(hex.slice(1, 3), 16) / 255,
  Number.parseInt(hex.slice(3, 5), 16) / 255,
  Number.parseInt(hex.slice(5, 7), 16) / 255,
];

const toLinear = (value: number) =>
  value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
const fromLinear = (value: number) =>
  value <= 0.0031308 ? value * 12.92 : 1.055 * value ** (1 / 2.4) - 0.055;

function luminance(hex: string): number {
  const [r, g, b] = channels(hex);
  return 0.2126 * toLinear(r) + 0.7152 * toLinear(g) + 0.0722 * toLinear(b);
}

/** WCAG 2.2: the contrast ratio of two colours, 1 to 21. */
export function contrast(one: string, other: string): number {
  const [light, dark] = [luminance(one), luminance(other)].toSorted((a, b) => b - a);
  return ((light ?? 0) + 0.05) / ((dark ?? 0) + 0.05);
}

/** Björn Ottosson's OKLab, as specified in CSS Color 4. */
function oklchOf(hex: string): Oklch {
  const [r, g, b] = channels(hex).map(toLinear) as unknown as Triple;
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  const lightness = 0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s;
  const a = 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s;
  const bb = 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s;
  return { l: lightness, c: Math.hypot(a, bb), h: Math.atan2(bb, a) };
}

function linearOf({ l, c, h }: Oklch): Triple {
  const a = c * Math.cos(h);
  const b = c * Math.sin(h);
  const long = (l + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const medium = (l - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const short = (l - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short,
    -1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short,
    -0.0041960863 * long - 0.7034186147 * medium + 1.707614701 * short,
  ];
}

const isInGamut = (linear: Triple) => linear.every((value) => value > -0.0005 && value < 1.0005);

/** The nearest sRGB colour: reduces chroma, keeps lightness and hue. */
function hexOf(colour: Oklch): string {
  let chroma = colour.c;
  while (chroma > 0.001 && !isInGamut(linearOf({ ...colour, c: chroma }))) chroma *= 0.96;
  const bytes = linearOf({ ...colour, c: chroma }).map((value) =>
    Math.round(Math.min(1, Math.max(0, fromLinear(Math.min(1, Math.max(0, value))))) * 255),
  );
  return `#${bytes.map((byte) => byte.toString(16).padStart(2, '0')).join('')}`;
}

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
