import type { Queryable } from '#core/platform/database/open.ts';
import type { Granted } from '#core/server/authorization/grant.ts';
import { emit } from '#core/server/events/emit.ts';
import { newId } from '#core/server/tables/columns.ts';
import { corporations } from '#core/server/tables/corporations.ts';
import { corporationEvents } from '#features/cases/corporations/domain/events.ts';
import { corporationLimits } from '#features/cases/corporations/domain/limits.ts';
import type {
  CorporationDraft,
  PublicPageDraft,
} from '#features/cases/corporations/domain/settings.ts';
import { reservedSlugs, slugFrom } from '#features/cases/corporations/domain/slug.ts';
import { introductionOf } from '#features/cases/corporations/server/shared/introduction.ts';
import { setDomains } from '#features/cases/corporations/server/domains.ts';
import { settingsStore as store } from '#features/cases/corporations/server/settings-store.ts';
import { withFreeSlug } from '#features/cases/corporations/server/slugs.ts';

const serverTimeZone = Intl.DateTimeFormat().resolvedOptions().timeZone;

/** What its public page begins with. */
type FirstPage = Pick<PublicPageDraft, 'accent' | 'igniteEnabled'>;
const closedPage: FirstPage = { accent: null, igniteEnabled: false };

/**
 * Adds a corporation, and returns its id. Whether the slug may be one is the caller's to check.
 * @throws Refused `corporation.slugTaken`, `corporation.domainTaken` or `corporation.domainOpen`
 */
export async function createCorporation(
  db: Queryable,
  { userId }: Granted<'createCorporation'>,
  draft: CorporationDraft,
  { accent, igniteEnabled }: FirstPage = closedPage,
): Promise<string> {
  const { domains, ...parts } = draft;
  const id = newId();
  const timeZone = draft.timeZone ?? serverTimeZone;
  const introduction = introductionOf(draft);
  const igniteConfig = accent === null ? null : { accent };
  const row = { ...parts, id, timeZone, introduction, igniteConfig, igniteEnabled };
  await withFreeSlug(draft.slug, db.insert(corporations).values(row));
  await setDomains(db, id, domains);
  const settings = { slug: draft.slug, introduction, timeZone, domains };
  await emit(db, corporationEvents['corporation.created'], {
    corporationId: id,
    actorId: userId,
    name: draft.name,
    after: {
      ...settings,
      ...(accent !== null && { accent }),
      ...(igniteEnabled && { igniteEnabled }),
    },
  });
  return id;
}

const othersTried = 20;

/** The slug of a name, with a number where it is another corporation’s or a page of the product. */
export async function freeSlugFor(db: Queryable, name: string): Promise<string> {
  const room = '-99'.length;
  const first = slugFrom(name, corporationLimits.slugCharacters - room) || 'corporation';
  for (let nth = 1; nth < othersTried; nth += 1) {
    const slug = nth === 1 ? first : `${first}-${nth}`;
    if (!reservedSlugs.has(slug) && (await store.slugHolder(db, slug, null)) === null) return slug;
  }
  return first;
}
