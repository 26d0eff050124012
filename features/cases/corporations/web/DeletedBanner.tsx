import { useMutation } from '@tanstack/react-query';
import { formatList } from '#core/domain/format.ts';
import { noticeText } from '#core/domain/notices.ts';
import { call } from '#core/web/transport/call.ts';
import { corporationNotices } from '#features/cases/corporations/domain/notices.ts';
import { restore } from '#features/cases/corporations/domain/settings-endpoints.ts';
import type { CorporationSettings } from '#features/cases/corporations/domain/settings.ts';
import { Button } from '#ui/Button.tsx';
import { toast, toastError } from '#ui/toasts.ts';
import { useRefreshSettings } from './use-refresh-settings.ts';

/** In place of the settings of a deleted corporation. */
export function DeletedBanner({ settings }: { readonly settings: CorporationSettings }) {
  const { id, name } = settings;
  const refresh = useRefreshSettings();
  const { mutate, isPending } = useMutation({
    mutationFn: () => call(restore, { params: { id: String(id) } }),
    onSuccess: (restored) => {
      if (restored) refresh(restored);
      const domains = formatList(restored?.domains ?? []);
      toast(
        domains === ''
          ? noticeText(corporationNotices['corporation.restored'], { name })
          : noticeText(corporationNotices['corporation.restoredWith'], { name, domains }),
      );
    },
    onError: toastError,
  });
  return (
    <div className="mt-6 flex flex-wrap items-center gap-x-6 gap-y-3 rounded-card border border-line bg-raised p-5">
      <p className="min-w-0 flex-1 basis-72">
        {name} is deleted. Restoring brings its people, opportunities and page back, and the domains
        that no other corporation has listed since.
      </p>
      <Button variant="primary" isDisabled={isPending} onPress={() => mutate()}>
        Restore {name}
      </Button>
    </div>
  );
}
