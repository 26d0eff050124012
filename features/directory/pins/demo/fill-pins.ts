import { sql } from 'drizzle-orm';
import { newId } from '#core/server/tables/columns.ts';
import { demoStep, type FillContext } from '#core/server/demo/fill-context.ts';
import { collectionsDemo } from '#features/directory/collections/demo/fill-collections.ts';
import { searchesDemo } from '#features/directory/saved-searches/demo/fill-searches.ts';

interface DemoPins {
  readonly email: string;
  readonly collection: string;
  readonly savedSearch: string;
}

const demoPins: readonly DemoPins[] = [
  {
    email: 'owner@skf.example',
    collection: 'Grease and alternatives',
    savedSearch: 'Bearings in the Nordics and Germany',
  },
  {
    email: 'foundry@outrider.example',
    collection: 'Grippers and handling',
    savedSearch: 'Early-stage hydrogen',
  },
];

/** Pins in the sidebar of two demonstration accounts, to things of their own. */
async function fillPins({ db }: FillContext): Promise<void> {
  for (const { email, collection, savedSearch } of demoPins) {
    await db.execute(sql`
      insert into pins (id, user_id, collection_id, position)
      select ${newId()}, u.id, c.id, 1
      from users u join collections c on c.user_id = u.auth_id and c.name = ${collection}
      where u.email = ${email}`);
    await db.execute(sql`
      insert into pins (id, user_id, saved_search_id, position)
      select ${newId()}, u.id, s.id, 2
      from users u join saved_searches s on s.user_id = u.id and s.name = ${savedSearch}
      where u.email = ${email}`);
  }
}

export const pinsDemo = demoStep([collectionsDemo, searchesDemo], fillPins);
