import { fileTypeFromBuffer } from 'file-type';
import { imageSize } from 'image-size';
import pLimit from 'p-limit';

/** A part of a picture, in its pixels as it is shown: turned as its EXIF orientation says. */
export interface Crop {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export interface CropOptions {
  /** The widths of the squares. */
  readonly sizes: readonly number[];
  readonly mostPixels: number;
}

/** Why a picture cannot be used: its type, its number of pixels, its crop, or that it is broken. */
export type CropProblem = 'type' | 'pixels' | 'crop' | 'broken';

const acceptedTypes: readonly (string | undefined)[] = [
  'image/jpeg',
  'image/png',
  'image/apng',
  'image/webp',
];
/** From this EXIF orientation on, width and height change places. */
const firstTurned = 5;
const quality = 82;
const logoQuality = 92;
const pngFast = 1;

/** Decoding takes up to eight bytes a pixel, so pictures are decoded one after the other. */
const decoding = pLimit(1);

/** Reads the size from the header: a picture with many pixels is never decoded. */
function sizeOf(bytes: Buffer): { readonly width: number; readonly height: number } | null {
  try {
    const { width, height, orientation = 1 } = imageSize(bytes);
    if (width === 0 || height === 0) return null;
    return orientation < firstTurned ? { width, height } : { width: height, height: width };
  } catch {
    return null;
  }
}

/**
 * Makes a picture a WebP that fits into a square, whole and with its transparency; a smaller one keeps
 * its size. Null: it cannot be used.
 */
export async function fitIntoSquare(
  bytes: Buffer,
  { width: most, mostPixels }: { readonly width: number; readonly mostPixels: number },
): Promise<Buffer | null> {
  const detected = await fileTypeFromBuffer(bytes).catch(() => undefined);
  const size = acceptedTypes.includes(detected?.mime) ? sizeOf(bytes) : null;
  if (size === null || size.width * size.height > mostPixels) return null;
  const share = Math.min(1, most / Math.max(size.width, size.height));
  const [width, height] = [size.width, size.height].map((side) =>
    Math.max(1, Math.round(side * share)),
  );
  return decoding(async () => {
    const { Transformer } = await import('@napi-rs/image');
    return new Transformer(bytes)
      .rotate()
      .resize(width ?? most, height)
      .webp(logoQuality)
      .catch(() => null);
  });
}

/** The square in the middle of the crop, as far as it is inside of the picture. */
function squareOf(crop: Crop, { width, height }: Pick<Crop, 'width' | 'height'>) {
  const [left, top] = [Math.max(0, crop.x), Math.max(0, crop.y)];
  const across = Math.min(crop.x + crop.width, width) - left;
  const down = Math.min(crop.y + crop.height, height) - top;
  const side = Math.floor(Math.min(across, down));
  if (side < 1) return null;
  return {
    x: Math.floor(left + (across - side) / 2),
    y: Math.floor(top + (down - side) / 2),
    side,
  };
}

/**
 * Cuts a square out of a picture, and makes it WebP in each of the sizes. Only pixels are taken over:
 * no EXIF, no place, no text. Without a crop it is the largest square in the middle.
 */
export async function cropToSquares(
  bytes: Buffer,
  crop: Crop | null,
  { sizes, mostPixels }: CropOptions,
): Promise<{ readonly images: readonly Buffer[] } | { readonly problem: CropProblem }> {
  const detected = await fileTypeFromBuffer(bytes).catch(() => undefined);
  if (!acceptedTypes.includes(detected?.mime)) return { problem: 'type' };
  const size = sizeOf(bytes);
  if (size === null) return { problem: 'broken' };
  if (size.width * size.height > mostPixels) return { problem: 'pixels' };
  const square = squareOf(crop ?? { x: 0, y: 0, ...size }, size);
  if (square === null) return { problem: 'crop' };
  return decoding(async () => {
    const { Transformer } = await import('@napi-rs/image');
    const { x, y, side } = square;
    try {
      // In two steps, since a transformer resizes before it crops.
      const cropped = await new Transformer(bytes)
        .rotate()
        .crop(x, y, side, side)
        .png({ compressionType: pngFast });
      const images = await Promise.all(
        sizes.map((width) => new Transformer(cropped).resize(width, width).webp(quality)),
      );
      return { images };
    } catch {
      return { problem: 'broken' };
    }
  });
}
