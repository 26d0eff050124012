import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { noticeText } from '#core/domain/notices.ts';
import { callUntilAnswered } from '#core/web/transport/call-until-answered.ts';
import { queryKeyOf, queryOptionsOf } from '#core/web/transport/query-options.ts';
import { get, set } from '#features/people/exports/domain/consents/endpoints.ts';
import { exportConsentNotices } from '#features/people/exports/domain/notices.ts';
import { SwitchField } from '#ui/SwitchField.tsx';
import { toast, toastError } from '#ui/toasts.ts';

/** Whether one’s private things are in exports of one’s corporation; nothing for who belongs to none. */
export function ExportConsentSetting({ userId }: { readonly userId: string }) {
  const client = useQueryClient();
  const input = { params: { id: userId } };
  const { data } = useQuery(queryOptionsOf(get, input));
  const corporation = data?.corporation ?? null;
  const refresh = () => client.invalidateQueries({ queryKey: queryKeyOf(get, input) });
  const { mutate, isPending, variables } = useMutation({
    mutationFn: (agreesTo: string | null) =>
      callUntilAnswered(set, { ...input, body: { agreesTo } }),
    onSuccess: async (_, agreesTo) => {
      await refresh();
      const change = agreesTo === null ? 'withdrawn' : 'given';
      const notice = exportConsentNotices[`exportConsent.${change}`];
      toast(noticeText(notice, { corporation: corporation?.name ?? '' }));
    },
    onError: (error) => {
      toastError(error);
      void refresh();
    },
  });
  if (corporation === null) return null;
  return (
    <div className="px-4 py-3">
      <SwitchField
        label={`Include my private things in exports of ${corporation.name}`}
        hint="Your collections with your notes, your saved searches, views, pins and preferences. You can withdraw this at any time: exports made from then on leave them out."
        isOn={isPending ? variables !== null : data?.agreedAt !== null}
        isDisabled={isPending}
        onChange={(isOn) => mutate(isOn ? String(corporation.id) : null)}
      />
    </div>
  );
}
