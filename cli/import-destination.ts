import { eq } from 'drizzle-orm';
import { CompanyKind, companyKinds } from '#core/domain/company-kind.ts';
import { corporationBySlug } from '#features/directory/imports/server/corporation-by-slug.ts';
import type { ImportRow } from '#features/directory/imports/server/tables.ts';
import type { Database } from '#core/platform/database/open.ts';
import { opportunities } from '#features/cases/opportunities/server/tables.ts';
import { CommandError } from './command-error.ts';

export interface DestinationOptions {
  kind?: string;
  corporation?: string;
  opportunity?: string;
}

/** What the records are imported into. */
export async function resolveDestination(
  db: Database,
  { kind, corporation, opportunity }: DestinationOptions,
) {
  const place: Pick<ImportRow, 'kind' | 'corporationId' | 'opportunityId'> = {
    kind: null,
    corporationId: null,
    opportunityId: null,
  };
  if (kind !== undefined) {
    const result = CompanyKind.safeParse(kind);
    if (!result.success)
      throw new CommandError(
        `“${kind}” is not a kind of company. Known: ${companyKinds.join(', ')}.`,
      );
    place.kind = result.data;
  }
  if (corporation !== undefined) {
    const match = await corporationBySlug(db, corporation);
    if (match === null)
      throw new CommandError(`There is no corporation with the short name “${corporation}”.`);
    place.corporationId = match.id;
  }
  if (opportunity !== undefined) {
    const isId = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/iu.test(opportunity);
    const rows = isId
      ? await db
          .select({ id: opportunities.id })
          .from(opportunities)
          .where(eq(opportunities.id, opportunity))
      : [];
    if (rows.length === 0)
      throw new CommandError(`There is no opportunity with the id “${opportunity}”.`);
    place.opportunityId = opportunity;
  }
  return place;
}
