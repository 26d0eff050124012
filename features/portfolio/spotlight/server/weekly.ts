import type { WeeklyPart } from '#features/people/weekly-mail/server/shared/part.ts';
import { emit } from '#core/server/events/emit.ts';
import { linkToSpotlight } from '#features/portfolio/spotlight/domain/links.ts';
import { spotlightLimits } from '#features/portfolio/spotlight/domain/limits.ts';
import type { Spotlight } from '#features/portfolio/spotlight/domain/spotlight.ts';
import { spotlightWeekly } from './events.ts';
import { loadSpotlight, type SpotlightParts } from './load-spotlight.ts';
import { loadReader } from './reader.ts';

/** What has come since then, in the order of the page. */
function newsSince({ blocks }: Pick<Spotlight, 'blocks'>, since: string) {
  return blocks
    .flatMap((block) =>
      block.kind === 'written'
        ? [
            {
              name: block.title,
              reason: block.subject?.name ?? 'From the editors',
              at: block.at,
              link: block.subject?.link ?? linkToSpotlight,
            },
          ]
        : block.items,
    )
    .filter(({ at }) => at > since)
    .map(({ name, reason, link }) => ({ name, reason, link }));
}

/** What is new in Spotlight since last week; nothing in a quiet one. */
export const spotlightPart = (parts: SpotlightParts): WeeklyPart => ({
  kind: 'spotlight of the week',
  place: 3,
  emit: async (tx, { userId, viewer, since, now }) => {
    const spotlight = await loadSpotlight(tx, await loadReader(tx, viewer), parts, now);
    const news = newsSince(spotlight, since);
    if (news.length === 0) return;
    const items = news.slice(0, spotlightLimits.mailItemsMost);
    await emit(tx, spotlightWeekly, { userId, count: news.length, items });
  },
});
