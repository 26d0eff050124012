import { useQuery } from '@tanstack/react-query';
import { kinds as kindsOf } from '#features/operations/webhooks/domain/endpoints.ts';
import type { WebhookTarget } from '#features/operations/webhooks/domain/webhook.ts';
import { queryOptionsOf } from '#core/web/transport/query-options.ts';

/** What events are called, by kind; of another system, as programs know them. */
export function useKindTitles(target: WebhookTarget): ReadonlyMap<string, string> {
  const { data = [] } = useQuery({ ...queryOptionsOf(kindsOf), enabled: target !== 'system' });
  return new Map(target === 'system' ? [] : data.map(({ kind, title }) => [kind, title]));
}
