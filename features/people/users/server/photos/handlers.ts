import { refusals } from '#core/domain/refusals.ts';
import { cropToSquares, type CropProblem } from '#core/platform/images/crop-to-squares.ts';
import type { Queryable } from '#core/platform/database/open.ts';
import { refused, type Refused } from '#core/platform/http/refused.ts';
import type { Viewer } from '#core/server/authorization/viewer.ts';
import type { SentPhoto } from '#core/server/endpoints/photos.ts';
import type { Handlers } from '#core/server/endpoints/routes.ts';
import { emit } from '#core/server/events/emit.ts';
import type * as endpoints from '#features/people/users/domain/photos/endpoints.ts';
import { photoEvents } from '#features/people/users/domain/photos/events.ts';
import { photoLimits } from '#features/people/users/domain/limits.ts';
import { photoRefusals } from '#features/people/users/domain/refusals.ts';
import { photoStore, type PhotoImages } from './store.ts';

const megapixel = 1_000_000;

const refusalOf: Readonly<Record<CropProblem, () => Refused>> = {
  type: () => refused(photoRefusals['photo.type']),
  pixels: () =>
    refused(photoRefusals['photo.pixels'], { most: photoLimits.photoPixelsMost / megapixel }),
  crop: () => refused(photoRefusals['photo.crop']),
  broken: () => refused(photoRefusals['photo.broken']),
};

/** One's own, and anybody's for the foundry. @throws Refused `notFound` for every other person. */
async function assertMayChange(db: Queryable, viewer: Viewer, userId: string): Promise<void> {
  const isOwn = viewer.userId === userId;
  if (!isOwn && !(viewer.seesAll && (await photoStore.isUser(db, userId)))) {
    throw refused(refusals.notFound);
  }
}

async function makeImages({ bytes, crop }: SentPhoto): Promise<PhotoImages> {
  const { photoSizes: sizes, photoPixelsMost: mostPixels } = photoLimits;
  const made = await cropToSquares(bytes, crop, { sizes, mostPixels });
  if ('problem' in made) throw refusalOf[made.problem]();
  const [small, medium, large] = made.images;
  if (!small || !medium || !large) throw refusalOf.broken();
  return [small, medium, large];
}

export const photoHandlers: Handlers<typeof endpoints> = {
  set: {
    admit: ({ viewer, params, db }) => assertMayChange(db, viewer, params.id),
    make: makeImages,
    keep: async ({ viewer, params: { id }, db }, images) => {
      await assertMayChange(db, viewer, id);
      const user = await photoStore.set(db, id, images as PhotoImages);
      await emit(db, photoEvents['photo.changed'], { userId: id, actorId: viewer.userId });
      return user;
    },
  },
  remove: async ({ viewer, params: { id }, db }) => {
    await assertMayChange(db, viewer, id);
    const user = await photoStore.remove(db, id);
    await emit(db, photoEvents['photo.removed'], { userId: id, actorId: viewer.userId });
    return user;
  },
};
