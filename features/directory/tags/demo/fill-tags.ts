import { directoryDemo } from '#features/directory/companies/demo/fill-directory.ts';
import { demoStep, type FillContext } from '#core/server/demo/fill-context.ts';
import { tagKey } from '#features/directory/companies/domain/tag-key.ts';
import { tags, tagSpellings } from '#features/directory/tags/server/tables.ts';

/** A tag of the directory, with another spelling, and what else people call it. */
const entries = [
  { name: '3d printing', other: '3D-Printing', synonyms: ['additive manufacturing'] },
  { name: 'edge ai', other: 'Edge-AI', synonyms: [] },
  { name: 'machine learning', other: 'Machine Learning', synonyms: ['ML'] },
  { name: 'machine vision', other: 'machine-vision', synonyms: ['computer vision'] },
] as const;

async function fillTags({ db }: FillContext): Promise<void> {
  await db.insert(tags).values(entries.map(({ name }) => ({ id: tagKey(name), name })));
  await db.insert(tags).values(
    entries.flatMap(({ name, synonyms }) =>
      synonyms.map((synonym) => ({
        id: tagKey(synonym),
        name: synonym,
        synonymOf: tagKey(name),
      })),
    ),
  );
  const spellings = entries.flatMap(({ name, other, synonyms }) => [name, other, ...synonyms]);
  await db
    .insert(tagSpellings)
    .values(spellings.map((spelling) => ({ spelling, tagId: tagKey(spelling) })));
}

export const tagsDemo = demoStep([directoryDemo], fillTags);
