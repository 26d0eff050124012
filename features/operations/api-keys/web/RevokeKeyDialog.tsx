import { useQueryClient } from '@tanstack/react-query';
import { noticeText } from '#core/domain/notices.ts';
import type { ApiKey } from '#features/operations/api-keys/domain/api-key.ts';
import { list, revoke } from '#features/operations/api-keys/domain/endpoints.ts';
import { apiKeyNotices } from '#features/operations/api-keys/domain/notices.ts';
import { useRecordMutation } from '#core/web/sync/use-record-mutation.ts';
import { callUntilAnswered } from '#core/web/transport/call-until-answered.ts';
import { queryKeyOf } from '#core/web/transport/query-options.ts';
import { ConfirmDialog } from '#ui/ConfirmDialog.tsx';

interface Props {
  readonly apiKey: ApiKey;
  readonly onClose: () => void;
}

const keys = { queryKey: queryKeyOf(list) };

/** Asks before a key is revoked, which cannot be undone. */
export function RevokeKeyDialog({ apiKey, onClose }: Props) {
  const client = useQueryClient();
  const { mutate } = useRecordMutation({
    record: ({ id }: ApiKey) => `API key ${id}`,
    send: ({ id }) => callUntilAnswered(revoke, { params: { id } }),
    shownIn: [keys],
    show: ({ id }) => {
      client.setQueriesData<ApiKey[]>(keys, (all) => all?.filter((one) => one.id !== id));
    },
    notice: (_, { name }) => noticeText(apiKeyNotices['apiKey.revoked'], { name }),
    refetched: [keys],
  });
  return (
    <ConfirmDialog
      title={`Revoke ${apiKey.name}?`}
      lead="Programs that use this key are refused at once. This cannot be undone."
      action="Revoke"
      onConfirm={() => {
        mutate(apiKey);
        onClose();
      }}
      onClose={onClose}
    />
  );
}
