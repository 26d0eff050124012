export const photoLimits = {
  /** Widths of the square that is made of a photo, in pixels. */
  photoSizes: [48, 96, 256],
  photoSizeUsual: 96,
  /** Fewer than 50 megapixels; the largest that most telephones send have 24. */
  photoPixelsMost: 40_000_000,
} as const;
