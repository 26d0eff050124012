import { minute } from '#core/domain/units.ts';
import type { Search } from '#features/directory/search/server/shared/services.ts';

const lifetimeMs = minute;
/** Some hundred topics of open opportunities, at most. */
const remembered = 500;

/**
 * A search that answers the same question from memory for a minute: what it finds depends on nobody, and
 * every reader's Spotlight looks up the topics of the same open opportunities. The weekly mail makes one
 * for each of them. What the database found in place of the index is not remembered.
 */
export function rememberSearches(find: Search, now = Date.now): Search {
  const answers = new Map<string, { readonly at: number; readonly answer: ReturnType<Search> }>();
  return (db, query) => {
    const key = JSON.stringify(query);
    const entry = answers.get(key);
    if (entry !== undefined && now() - entry.at < lifetimeMs) return entry.answer;
    if (answers.size >= remembered) answers.clear();
    const answer = find(db, query);
    answers.set(key, { at: now(), answer });
    answer.then(
      ({ state }) => state === 'building' && answers.delete(key),
      () => answers.delete(key),
    );
    return answer;
  };
}
