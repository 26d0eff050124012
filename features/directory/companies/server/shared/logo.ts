import { and, eq, sql, type SQLWrapper } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { RequestedCompany } from '#features/directory/companies/domain/company.ts';
import { companies } from '#features/directory/companies/server/tables.ts';
import { imageAddress, isVersion, serveImage } from '#core/server/images.ts';
import type { EndpointRuntime } from '#core/server/endpoints/endpoint-request.ts';

interface LogoColumns {
  readonly kind: SQLWrapper;
  readonly id: SQLWrapper;
  readonly logoUrl: SQLWrapper;
}

/** Our own address of a company's logo; null when it has none. */
export const logoAddress = ({ kind, id, logoUrl }: LogoColumns) =>
  imageAddress(sql`'/companies/' || ${kind} || '/' || ${id} || '/logo'`, logoUrl);

export const serveCompanyLogos = (app: FastifyInstance, runtime: EndpointRuntime): void =>
  serveImage(app, runtime, {
    path: '/companies/:kind/:id/logo',
    params: RequestedCompany,
    find: async (db, { kind, id }, version) => {
      const [company] = await db
        .select({ source: companies.logoUrl })
        .from(companies)
        .where(
          and(
            eq(companies.id, id),
            eq(companies.kind, kind),
            isVersion(companies.logoUrl, version),
          ),
        );
      return company?.source ?? null;
    },
  });
