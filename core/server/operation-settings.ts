import type { AnalyticsTag, Installation } from '#core/domain/installation.ts';
import type { EnvironmentValues } from './environment.ts';
import { usualConnections } from '#core/platform/database/connection-limits.ts';
import { analyticsTagOf } from './setting-schemas.ts';

/** What is recorded of how the product is used, and for how long. */
interface UsageSettings {
  readonly eventDays: number;
  /** Of the sums of hours that figures read. */
  readonly hourDays: number;
  readonly respectsSignals: boolean;
  readonly keepsQueries: boolean;
}

export interface OperationSettings {
  /** The most connections to the database in all. */
  readonly databaseConnections: number;
  readonly usage: UsageSettings;
  /** How long entries of the audit log keep the address and the device they came from. */
  readonly auditAddressDays: number;
  readonly legalLinks: Installation['legalLinks'];
  readonly analytics: AnalyticsTag | null;
  /** What a Prometheus server shows to read the figures of this process. Null: nobody may. */
  readonly prometheusToken: string | null;
  /** Where spans of requests are sent (OTLP over HTTP). Null: none are made. */
  readonly tracingUrl: string | null;
}

const legalLinksOf = (values: EnvironmentValues): Installation['legalLinks'] =>
  (['privacy', 'terms', 'imprint'] as const).flatMap((kind) => {
    const url = values[`${kind.toUpperCase() as Uppercase<typeof kind>}_URL`];
    return url === undefined ? [] : [{ kind, url }];
  });

export const operationSettingsOf = (values: EnvironmentValues): OperationSettings => ({
  databaseConnections: values.DATABASE_CONNECTIONS ?? usualConnections(values.DATABASE_URL ?? null),
  usage: {
    eventDays: values.USAGE_DAYS,
    hourDays: values.USAGE_SUM_DAYS,
    respectsSignals: values.USAGE_PRIVACY_SIGNALS === 'on',
    keepsQueries: values.USAGE_QUERIES === 'on',
  },
  auditAddressDays: values.AUDIT_ADDRESS_DAYS,
  legalLinks: legalLinksOf(values),
  analytics: values.ANALYTICS_TAG === undefined ? null : analyticsTagOf(values.ANALYTICS_TAG),
  prometheusToken: values.METRICS_TOKEN ?? null,
  tracingUrl: values.OTEL_EXPORTER_OTLP_ENDPOINT ?? null,
});
