import { sql, type SQL } from 'drizzle-orm';
import { visibleOpportunity } from '#features/cases/opportunities/server/shared/visibility.ts';
import { opportunities } from '#features/cases/opportunities/server/tables.ts';
import { visibleProject } from '#features/portfolio/projects/server/shared/visibility.ts';
import { projects } from '#features/portfolio/projects/server/tables.ts';
import { visibleRadar } from '#features/portfolio/radars/server/shared/visibility.ts';
import { radars } from '#features/portfolio/radars/server/tables.ts';
import { ofReader, type SpotlightReader } from '#features/portfolio/spotlight/server/reader.ts';

/** What may gain attention: opportunities, projects and radars of the reader's corporation. */
export const watchedThings = (reader: SpotlightReader): SQL => sql`
  select 'opportunity' as kind, ${opportunities.id} as id, ${opportunities.name} as name,
    nullif(${opportunities.summary}, '') as summary, ${opportunities.corporationId} as corporation_id
  from ${opportunities} where ${visibleOpportunity(reader.scope)}
    and ${ofReader(reader, sql`${opportunities.corporationId}`)}
  union all
  select 'project', ${projects.id}, ${projects.name}, null, ${projects.corporationId}
  from ${projects} where ${visibleProject(reader.scope)}
    and ${ofReader(reader, sql`${projects.corporationId}`)}
  union all
  select 'radar', ${radars.id}, ${radars.name}, ${radars.description}, ${radars.corporationId}
  from ${radars} where ${visibleRadar(reader.scope)}
    and ${ofReader(reader, sql`${radars.corporationId}`)}`;
