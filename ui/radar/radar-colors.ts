/**
 * A colour of somebody's choice, as dark or light as the theme needs it: fills carry white or black
 * numbers, text stands on the sheet. Contrast 4.5:1 for every hue.
 */
export const fillOf = (color: string): string =>
  `light-dark(oklch(from ${color} min(l, 0.56) c h), oklch(from ${color} max(l, 0.74) min(c, 0.15) h))`;

export const inkOf = (color: string): string =>
  `light-dark(oklch(from ${color} min(l, 0.46) c h), oklch(from ${color} max(l, 0.82) min(c, 0.11) h))`;
