import { useInfiniteQuery } from '@tanstack/react-query';
import { deliveries } from '#features/operations/webhooks/domain/endpoints.ts';
import type { Webhook, WebhookDelivery } from '#features/operations/webhooks/domain/webhook.ts';
import { infiniteQueryOptionsOf } from '#core/web/transport/infinite-query-options.ts';
import { listState } from '#core/web/transport/list-state.ts';
import { second } from '#core/domain/units.ts';
import { ListResult } from '#ui/ListResult.tsx';
import { SidePanel } from '#ui/SidePanel.tsx';
import { TableSkeleton } from '#ui/TableSkeleton.tsx';
import { DeliveryRow } from './DeliveryRow.tsx';

interface Props {
  readonly webhook: Webhook;
  readonly onRedeliver: (delivery: WebhookDelivery) => void;
  readonly onClose: () => void;
}

/** While something is on its way, the log is read again. */
const refetchMs = 2 * second;
const isPending = ({ state, attempts }: WebhookDelivery) =>
  state === 'pending' && attempts.length === 0;

/** What a webhook was sent, newest first. */
export function DeliveriesPanel({ webhook, onRedeliver, onClose }: Props) {
  const result = useInfiniteQuery({
    ...infiniteQueryOptionsOf(deliveries, { params: { id: webhook.id } }),
    refetchInterval: ({ state }) =>
      state.data?.pages.some(({ data }) => data.some(isPending)) ? refetchMs : false,
  });
  return (
    <SidePanel label={`Log of ${webhook.name}`} onClose={onClose}>
      <h2 className="text-panel font-semibold">{webhook.name}</h2>
      <p className="mt-1 text-control text-ink-3">{webhook.url}</p>
      <div className="mt-4">
        <ListResult
          what="deliveries"
          {...listState(result)}
          skeleton={<TableSkeleton rows={4} />}
          empty={<p className="text-ink-3">Nothing was sent yet.</p>}
        >
          {(rows) => (
            <ul aria-label="Deliveries" className="divide-y divide-line">
              {rows.map((delivery) => (
                <DeliveryRow
                  key={delivery.id}
                  delivery={delivery}
                  isOn={webhook.isOn}
                  onRedeliver={() => onRedeliver(delivery)}
                />
              ))}
            </ul>
          )}
        </ListResult>
      </div>
    </SidePanel>
  );
}
