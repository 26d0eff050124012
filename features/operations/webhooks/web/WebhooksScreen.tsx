import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { useState } from 'react';
import { list } from '#features/operations/webhooks/domain/endpoints.ts';
import type { Webhook } from '#features/operations/webhooks/domain/webhook.ts';
import { SecretDialog } from '#features/operations/api-keys/web/shared/SecretDialog.tsx';
import { queryOptionsOf } from '#core/web/transport/query-options.ts';
import { useListKeys } from '#core/web/views/use-list-keys.ts';
import { Button } from '#ui/Button.tsx';
import { PageHeader } from '#ui/PageHeader.tsx';
import { EmptyState, ErrorState, Loading } from '#ui/states.tsx';
import { TableSkeleton } from '#ui/TableSkeleton.tsx';
import { DeleteWebhookDialog } from './DeleteWebhookDialog.tsx';
import { DeliveriesPanel } from './DeliveriesPanel.tsx';
import { useWebhookMutations } from './use-webhook-mutations.ts';
import { WebhookDialog } from './WebhookDialog.tsx';
import { WebhookRow, type WebhookActions } from './WebhookRow.tsx';

interface WebhookListProps {
  readonly onCreate: () => void;
  readonly actionsOf: (webhook: Webhook) => WebhookActions;
}

function WebhookList({ actionsOf, onCreate }: WebhookListProps) {
  const { data, error, refetch } = useQuery(queryOptionsOf(list));
  const walk = useListKeys<HTMLUListElement>();
  if (error) {
    return (
      <ErrorState
        title="The webhooks could not be loaded"
        error={error}
        onRetry={() => void refetch()}
      />
    );
  }
  if (data === undefined) {
    return (
      <Loading what="webhooks">
        <TableSkeleton rows={4} />
      </Loading>
    );
  }
  if (data.length === 0) {
    return (
      <EmptyState title="No webhooks" action={<Button onPress={onCreate}>New webhook</Button>}>
        A webhook sends events to another system, or to a channel of Slack or Microsoft Teams.
      </EmptyState>
    );
  }
  return (
    <ul
      ref={walk}
      aria-label="Webhooks"
      className="divide-y divide-line rounded-card border border-line bg-raised"
    >
      {data.map((webhook) => (
        <WebhookRow key={webhook.id} webhook={webhook} {...actionsOf(webhook)} />
      ))}
    </ul>
  );
}

const route = getRouteApi('/shell/admin/webhooks');

/** The addresses that events are sent to as they happen. */
export function WebhooksScreen() {
  const { webhook: openId } = route.useSearch();
  const navigate = route.useNavigate();
  const { data } = useQuery(queryOptionsOf(list));
  const { turn, test, remove, redeliver } = useWebhookMutations();
  /** Null: a new one. */
  const [edited, setEdited] = useState<Webhook | null | undefined>(undefined);
  const [deleting, setDeleting] = useState<Webhook | null>(null);
  const [secret, setSecret] = useState<string | null>(null);
  const open = data?.find(({ id }) => id === openId);
  const showLog = (id: string | undefined) =>
    void navigate({ search: id === undefined ? {} : { webhook: id } });
  return (
    <>
      <PageHeader
        title="Webhooks"
        lead="Events are sent to another system as they happen, or to a channel of Slack or Microsoft Teams."
        actions={
          <Button variant="primary" onPress={() => setEdited(null)}>
            New webhook
          </Button>
        }
      />
      <div className="mt-6">
        <WebhookList
          onCreate={() => setEdited(null)}
          actionsOf={(webhook) => ({
            onTurn: (isOn) => turn(webhook, isOn),
            onTest: () => {
              test(webhook);
              showLog(webhook.id);
            },
            onLog: () => showLog(webhook.id),
            onChange: () => setEdited(webhook),
            onDelete: () => setDeleting(webhook),
          })}
        />
      </div>
      {open && (
        <DeliveriesPanel
          key={open.id}
          webhook={open}
          onRedeliver={(delivery) => redeliver(open, delivery)}
          onClose={() => showLog(undefined)}
        />
      )}
      {edited !== undefined && (
        <WebhookDialog
          webhook={edited}
          onCreated={(made) => {
            setEdited(undefined);
            setSecret(made);
          }}
          onClose={() => setEdited(undefined)}
        />
      )}
      {deleting && (
        <DeleteWebhookDialog
          webhook={deleting}
          onDelete={() => remove(deleting)}
          onClose={() => setDeleting(null)}
        />
      )}
      {secret !== null && (
        <SecretDialog
          title="Webhook created"
          lead="Check the signature of each event with it, as Standard Webhooks describes."
          secret={secret}
          onClose={() => setSecret(null)}
        />
      )}
    </>
  );
}
