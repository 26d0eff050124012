import type * as endpoints from '#features/directory/tags/domain/endpoints.ts';
import { tagEvents } from '#features/directory/tags/domain/events.ts';
import { tagRefusals } from '#features/directory/tags/domain/refusals.ts';
import { tagKey } from '#features/directory/companies/domain/tag-key.ts';
import { refusals } from '#core/domain/refusals.ts';
import type { Queryable } from '#core/platform/database/open.ts';
import { refused } from '#core/platform/http/refused.ts';
import { grant } from '#core/server/authorization/grant.ts';
import type { Handlers } from '#core/server/endpoints/routes.ts';
import { emit } from '#core/server/events/emit.ts';
import type { TagIndex } from './shared/tag-index.ts';
import { tagNamesOf } from './shared/tag-names.ts';
import { tagStore } from './store.ts';

async function tagForUpdate(db: Queryable, id: string) {
  const tag = await tagStore.getForUpdate(db, id);
  if (tag === null) throw refused(refusals.notFound);
  return tag;
}

export const tagHandlers = (index: TagIndex): Handlers<typeof endpoints> => ({
  async list({ query, db }) {
    const [page, companies] = [await tagStore.list(db, query), await index.counts(db)];
    const data = page.data.map((tag) => ({ ...tag, companies: companies.get(tag.name) ?? null }));
    return { ...page, data };
  },

  async rename({ viewer, params: { id }, body: { name: to }, db }) {
    const granted = grant(viewer, 'importRecords');
    const { name } = await tagForUpdate(db, id);
    if (await tagStore.hasOther(db, { id, name: to }))
      throw refused(tagRefusals['tag.taken'], { name: to });
    await tagStore.rename(db, granted, id, to);
    await index.queueTagged(db, await tagStore.spellings(db, [id]));
    await emit(db, tagEvents['tag.renamed'], { tagId: id, actorId: granted.userId, name, to });
    return null;
  },

  async merge({ viewer, params: { id }, body, db }) {
    const granted = grant(viewer, 'importRecords');
    const { name } = await tagForUpdate(db, id);
    const [of = body.of] = await tagNamesOf(db, [body.of]);
    const named = await tagStore.findByName(db, of);
    const other = named ?? (await tagStore.getForUpdate(db, tagKey(of)));
    if (other === null) throw refused(tagRefusals['tag.unknown'], { name: body.of });
    const into = other.synonymOf ?? other.id;
    if (into === id) throw refused(tagRefusals['tag.itself']);
    await tagStore.merge(db, granted, id, into);
    await index.queueTagged(db, await tagStore.spellings(db, [into]));
    const what = { tagId: id, actorId: granted.userId, name, to: other.name };
    await emit(db, tagEvents['tag.merged'], what);
    return null;
  },

  async separate({ viewer, params: { id }, db }) {
    const granted = grant(viewer, 'importRecords');
    const { name, synonymOf } = await tagForUpdate(db, id);
    if (synonymOf === null) return null;
    await tagStore.separate(db, granted, id);
    await index.queueTagged(db, await tagStore.spellings(db, [id]));
    const what = { tagId: id, actorId: granted.userId, name, to: synonymOf };
    await emit(db, tagEvents['tag.separated'], what);
    return null;
  },
});
