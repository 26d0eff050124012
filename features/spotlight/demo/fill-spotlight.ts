import { sql } from 'drizzle-orm';
import { demoStep } from '#core/server/demo/fill-context.ts';
import { radarsDemo } from '#features/radars/demo/fill-radars.ts';

export const spotlightDemo = demoStep([radarsDemo], async ({ db }) => {
  await db.execute(sql`select 1`);
});
