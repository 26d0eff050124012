type PhotoSize = 48 | 96 | 256;

/** The address of a photo in a size; photos of other servers have one size. */
export const photoAddress = (
  photoUrl: string | null | undefined,
  size: PhotoSize,
): string | null | undefined =>
  photoUrl?.startsWith('/api/users/') ? `${photoUrl}&size=${size}` : photoUrl;
