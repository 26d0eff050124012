import { emit } from '#core/server/events/emit.ts';
import { contractService, featuresService, type ServerParts } from '#core/server/feature.ts';
import {
  loadNeedsYou,
  sourcesOf,
  wordsOf,
} from '#features/people/needs-you/server/shared/load-needs-you.ts';
import { workLines } from '#features/people/weekly-mail/domain/work-lines.ts';
import { workWeekly } from './events.ts';
import type { WeeklyPart } from './shared/part.ts';

/** My work, as it stands on Projects at this moment. */
export function workPart({ services }: ServerParts): WeeklyPart {
  return {
    kind: 'my work',
    place: 1,
    emit: async (tx, { userId, viewer, timeZone }) => {
      const sources = sourcesOf(services.get(featuresService));
      const words = wordsOf(services.get(contractService));
      const answer = await loadNeedsYou(tx, viewer, sources, words);
      if (answer.total === 0) return;
      const lines = workLines(answer, timeZone);
      await emit(tx, workWeekly, { userId, count: answer.total, ...lines });
    },
  };
}
