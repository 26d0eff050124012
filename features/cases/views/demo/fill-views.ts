import { sql } from 'drizzle-orm';
import { newId } from '#core/server/tables/columns.ts';
import { demoStep, type FillContext } from '#core/server/demo/fill-context.ts';
import { opportunitiesDemo } from '#features/cases/opportunities/demo/fill-opportunities.ts';
import type { ViewScreen, ViewSearch } from '#features/cases/views/domain/saved-view.ts';
import { administratorEmail } from '#features/people/users/demo/people.ts';

interface DemoView {
  readonly email: string;
  readonly screen: ViewScreen;
  readonly name: string;
  readonly search: ViewSearch;
}

/** Each is shared by who may. */
const demoViews: readonly DemoView[] = [
  {
    email: 'owner@skf.example',
    screen: 'submissions',
    name: 'Shortlist, longest waiting first',
    search: { sort: 'waiting', direction: 'ascending', stage: 'Shortlist' },
  },
  {
    email: administratorEmail,
    screen: 'discover',
    name: 'Open, next deadline first',
    search: { status: 'ACTIVE', view: 'list', sort: 'deadline', direction: 'ascending' },
  },
  {
    email: administratorEmail,
    screen: 'projects',
    name: 'At risk',
    search: { health: 'at risk', sort: 'updated', direction: 'ascending' },
  },
];

/** Views of SKF: of the submissions of its first opportunity, of its projects, and of Discover. */
async function fillViews({ db, at }: FillContext, opportunityId: string): Promise<void> {
  for (const { email, screen, name, search } of demoViews) {
    const isOfCase = screen === 'submissions';
    await db.execute(sql`
      insert into saved_views (id, screen, opportunity_id, corporation_id, owner_id, name, search,
        is_shared, created_at, updated_at)
      select ${newId()}, ${screen}, ${isOfCase ? opportunityId : null}::uuid,
        case when ${!isOfCase} then corporation_id end, id, ${name}, ${JSON.stringify(search)},
        true, ${at(-20)}, ${at(-20)}
      from users where email = ${email}`);
  }
}

export const viewsDemo = demoStep([opportunitiesDemo], async (fillContext) => {
  const [first] = fillContext.of(opportunitiesDemo);
  if (first !== undefined) await fillViews(fillContext, first.id);
});
