import type { Queryable } from '#core/platform/database/open.ts';
import { refused } from '#core/platform/http/refused.ts';
import { fitIntoSquare } from '#core/platform/images/crop-to-squares.ts';
import type { Viewer } from '#core/server/authorization/viewer.ts';
import type { Handlers } from '#core/server/endpoints/routes.ts';
import type { SentPhoto } from '#core/server/endpoints/photos.ts';
import { emit } from '#core/server/events/emit.ts';
import { corporationEvents } from '#features/cases/corporations/domain/events.ts';
import { corporationLimits } from '#features/cases/corporations/domain/limits.ts';
import { corporationRefusals } from '#features/cases/corporations/domain/refusals.ts';
import type * as endpoints from '#features/cases/corporations/domain/settings-endpoints.ts';
import { photoLimits } from '#features/people/users/domain/limits.ts';
import { grantSettings } from './grant-settings.ts';
import { deleteLogo, putLogo } from './logo-store.ts';
import { loadSettings, settingsStore } from './settings-store.ts';

const megapixel = 1_000_000;

async function makeLogo({ bytes }: SentPhoto): Promise<Buffer> {
  const { photoPixelsMost: mostPixels } = photoLimits;
  const logo = await fitIntoSquare(bytes, { width: corporationLimits.logoPixels, mostPixels });
  if (logo !== null) return logo;
  throw refused(corporationRefusals['corporation.logo'], { most: mostPixels / megapixel });
}

/** Sets the source of the logo. @throws Refused */
async function setSource(db: Queryable, viewer: Viewer, id: string, logoUrl: string | null) {
  const { userId } = await grantSettings(db, viewer, id);
  await settingsStore.update(db, id, { logoUrl });
  const after = await loadSettings(db, id);
  await emit(db, corporationEvents['corporation.logoChanged'], {
    corporationId: id,
    actorId: userId,
    name: after.name,
  });
  return after;
}

export const logoHandlers: Pick<Handlers<typeof endpoints>, 'setLogo' | 'removeLogo'> = {
  setLogo: {
    admit: ({ viewer, params, db }) => grantSettings(db, viewer, params.id),
    make: makeLogo,
    keep: async ({ viewer, params: { id }, db }, logo) => {
      await grantSettings(db, viewer, id);
      await loadSettings(db, id);
      return setSource(db, viewer, id, await putLogo(db, id, logo as Buffer));
    },
  },
  removeLogo: async ({ viewer, params: { id }, db }) => {
    await grantSettings(db, viewer, id);
    await loadSettings(db, id);
    await deleteLogo(db, id);
    return setSource(db, viewer, id, null);
  },
};
