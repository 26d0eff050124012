import { useMutation, useQuery } from '@tanstack/react-query';
import { formatList, plural, pluralize } from '#core/domain/format.ts';
import { noticeText } from '#core/domain/notices.ts';
import { Consequences } from '#core/web/Consequences.tsx';
import { call } from '#core/web/transport/call.ts';
import { queryOptionsOf } from '#core/web/transport/query-options.ts';
import { corporationNotices } from '#features/cases/corporations/domain/notices.ts';
import { linkToPublicPage } from '#features/cases/corporations/domain/public-page.ts';
import { deletion, remove } from '#features/cases/corporations/domain/settings-endpoints.ts';
import type {
  CorporationDeletion,
  CorporationSettings,
} from '#features/cases/corporations/domain/settings.ts';
import { ConfirmDialog } from '#ui/ConfirmDialog.tsx';
import { toast } from '#ui/toasts.ts';
import { useRefreshSettings } from './use-refresh-settings.ts';

function consequencesOf(loss: CorporationDeletion): string[] {
  const { people, opportunities, submissions, projects, domains, apiKeys, webhooks } = loss;
  return [
    `${pluralize(people, 'person loses', 'people lose')} sight of it. Accounts stay, without a corporation.`,
    `${pluralize(opportunities, 'opportunity', 'opportunities')} with ${pluralize(submissions, 'submission', 'submissions')} and ${pluralize(projects, 'project', 'projects')} are hidden from everyone.`,
    ...(loss.hasPublicPage
      ? [
          `The page ${linkToPublicPage(loss.slug)} and the links that submitters follow stop working.`,
        ]
      : []),
    ...(domains.length > 0
      ? [
          `${plural(domains.length, 'The domain', 'The domains')} ${formatList(domains)} ${plural(domains.length, 'is', 'are')} released. Restoring brings back what no other corporation has listed since.`,
        ]
      : []),
    ...(apiKeys + webhooks > 0
      ? [
          `${pluralize(apiKeys, 'API key finds', 'API keys find')} nothing, and ${pluralize(webhooks, 'webhook is', 'webhooks are')} sent nothing.`,
        ]
      : []),
  ];
}

interface Props {
  readonly settings: CorporationSettings;
  readonly onClose: () => void;
}

/** Lists what deleting does, and asks. */
export function DeleteCorporationDialog({ settings, onClose }: Props) {
  const { id, name, version } = settings;
  const params = { id: String(id) };
  const refresh = useRefreshSettings();
  const query = useQuery({ ...queryOptionsOf(deletion, { params }), staleTime: 0 });
  const removing = useMutation({
    mutationFn: () => call(remove, { params, query: { version: String(version) } }),
    onSuccess: (deleted) => {
      if (deleted) refresh(deleted);
      toast(noticeText(corporationNotices['corporation.deleted'], { name }));
      onClose();
    },
  });
  return (
    <ConfirmDialog
      width="medium"
      title={`Delete ${name}?`}
      lead="Nothing is erased: it can be restored from the list of corporations."
      action={`Delete ${name}`}
      isReady={query.data !== undefined}
      isBusy={removing.isPending}
      error={removing.error}
      onConfirm={() => removing.mutate()}
      onClose={onClose}
    >
      <Consequences query={query} linesOf={consequencesOf} />
    </ConfirmDialog>
  );
}
