import * as z from 'zod/mini';
import { limits } from '#core/domain/limits.ts';
import { nodeConnections } from '#core/platform/database/connection-limits.ts';
import { serverLimits } from '#core/platform/limits.ts';
import { mebibyte } from '#core/domain/units.ts';
import {
  analyticsTagOf,
  areKnownCompanies,
  areNetworks,
  areOrigins,
  host,
  databaseAddress,
  isEndpoint,
  isFilesPlace,
  isMailServer,
  isSearchPlace,
  onOrOff,
  pageAddress,
  replicaAddress,
  sender,
  webAddress,
  whole,
} from './setting-schemas.ts';

/** The environment variables that are settings, what each must be, and what it is by itself. */
export const Environment = z.object({
  PORT: z._default(whole(1, 65_535), 3000),
  HOST: z._default(host, '127.0.0.1'),
  PUBLIC_URL: z.optional(webAddress),
  DATA_DIR: z._default(z.string(), './data'),
  DATABASE_URL: z.optional(databaseAddress),
  DATABASE_REPLICA_URL: z.optional(replicaAddress),
  DATABASE_CONNECTIONS: z.optional(whole(nodeConnections.least, nodeConnections.most)),
  DISK_RESERVE: z.optional(whole(0, 999_999_999)),
  SEARCH_URI: z.optional(
    z.string().check(z.refine(isSearchPlace, 'a folder, or storage such as s3://bucket/search')),
  ),
  FILES_URL: z.optional(
    z.string().check(z.refine(isFilesPlace, 'a folder, or storage such as s3://bucket/files')),
  ),
  FILE_MAX: z._default(whole(1, 5000), limits.fileBytes / mebibyte),
  FILE_QUOTA: z._default(whole(1, 999_999_999), serverLimits.corporationFileBytes / mebibyte),
  AUTH_SECRET: z.optional(z.string().check(z.minLength(32, 'at least 32 characters'))),
  PASSWORD_MIN: z._default(
    whole(limits.passwordMinLength, limits.passwordMaxLength),
    limits.passwordMinLength,
  ),
  DEMO: z.optional(onOrOff),
  SMTP_URL: z.optional(
    z.string().check(z.refine(isMailServer, 'an address such as smtps://name:password@host:465')),
  ),
  MAIL_FROM: z.optional(
    z.string().check(z.regex(sender, 'a sender such as Outrider <scouting@outrider.example>')),
  ),
  MAIL_TEXT_DAYS: z._default(whole(1, 3650), 90),
  NOTIFICATION_MAIL_DELAY: z._default(whole(0, 1440), 5),
  EMBEDDINGS: z._default(onOrOff, 'on'),
  EMBEDDINGS_URL: z.optional(
    z.string().check(z.refine(isEndpoint, 'an address such as https://api.openai.com/v1')),
  ),
  EMBEDDINGS_MODEL: z.optional(
    z.string().check(z.regex(/^[\w./:@-]{1,200}$/u, 'the name of a model')),
  ),
  EMBEDDINGS_ENCODER: z.optional(
    z.string().check(z.regex(/^[^\s\p{C}][^\p{C}]{0,499}$/u, 'a folder, or the name of a package')),
  ),
  EMBEDDINGS_DIMENSIONS: z.optional(whole(1, 8192)),
  EMBEDDINGS_KEY: z.optional(
    z.string().check(z.regex(/^[\x21-\x7e]{1,2000}$/u, 'printable characters, without spaces')),
  ),
  PRODUCT_NAME: z._default(z.string().check(z.maxLength(40, 'at most 40 characters')), 'Outrider'),
  OWNER_COMPANY: z.optional(z.string().check(z.maxLength(80, 'at most 80 characters'))),
  KNOWN_COMPANIES: z.optional(
    z.string().check(z.refine(areKnownCompanies, 'a list such as skf=SKF, atlascopco=Atlas Copco')),
  ),
  API_HOST: z.optional(webAddress),
  LOGO_FILE: z.optional(
    z.string().check(z.regex(/\.(?:svg|png)$/iu, 'the path of an SVG or PNG file')),
  ),
  PRIVACY_URL: z.optional(pageAddress),
  TERMS_URL: z.optional(pageAddress),
  IMPRINT_URL: z.optional(pageAddress),
  LOGOS: z._default(onOrOff, 'on'),
  WEBHOOK_NETWORKS: z.optional(
    z.string().check(z.refine(areNetworks, 'networks such as 10.1.0.0/16, fd00::/8')),
  ),
  EMBED_ORIGINS: z.optional(
    z
      .string()
      .check(
        z.refine(
          areOrigins,
          'origins such as https://www.example.com, https://intranet.example.com',
        ),
      ),
  ),
  AUDIT_ADDRESS_DAYS: z._default(whole(7, 36_500), 180),
  USAGE_DAYS: z._default(whole(8, 3650), 90),
  USAGE_SUM_DAYS: z._default(whole(8, 36_500), 800),
  USAGE_PRIVACY_SIGNALS: z._default(onOrOff, 'on'),
  USAGE_QUERIES: z._default(onOrOff, 'on'),
  ANALYTICS_TAG: z.optional(
    z
      .string()
      .check(
        z.refine(
          (value) => analyticsTagOf(value) !== null,
          'a tag such as G-ABC1234567, umami:ID@https://host or plausible:DOMAIN@https://host',
        ),
      ),
  ),
  METRICS_TOKEN: z.optional(
    z.string().check(z.regex(/^[\x21-\x7e]{16,500}$/u, 'at least 16 characters, without spaces')),
  ),
  OTEL_EXPORTER_OTLP_ENDPOINT: z.optional(
    z.string().check(z.refine(isEndpoint, 'an address such as http://localhost:4318')),
  ),
  EMULATORS: z._default(onOrOff, 'off'),
  TRUST_PROXY: z._default(onOrOff, 'off'),
  CALL_LIMITS: z._default(onOrOff, 'on'),
  DRAIN_SECONDS: z._default(whole(0, 300), 0),
  LOG_LEVEL: z._default(
    z.enum(
      ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'],
      'one of fatal, error, warn, info, debug, trace, silent',
    ),
    'info',
  ),
});

export type EnvironmentValues = z.infer<typeof Environment>;
