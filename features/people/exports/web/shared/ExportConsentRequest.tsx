import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { pluralize } from '#core/domain/format.ts';
import { noticeText } from '#core/domain/notices.ts';
import { useCallOnce } from '#core/web/sync/use-call-once.ts';
import { queryKeyOf, queryOptionsOf } from '#core/web/transport/query-options.ts';
import { ask, ofCorporation } from '#features/people/exports/domain/consents/endpoints.ts';
import type { ExportConsents } from '#features/people/exports/domain/consents/export-consent.ts';
import { exportConsentLimits } from '#features/people/exports/domain/limits.ts';
import { exportConsentNotices } from '#features/people/exports/domain/notices.ts';
import { Button } from '#ui/Button.tsx';
import { toast, toastError } from '#ui/toasts.ts';

const peopleText = (count: number): string => pluralize(count, 'person', 'people');

function reasonOf({ people, agreed, toAsk }: ExportConsents): string | null {
  if (toAsk > 0 || agreed === people) return null;
  return `The others were asked within the last ${exportConsentLimits.askAgainDays} days.`;
}

/** How many have agreed that their private things are in exports, and asking the others. */
export function ExportConsentRequest({ corporationId }: { readonly corporationId: string }) {
  const client = useQueryClient();
  const input = { params: { id: corporationId } };
  const { data } = useQuery(queryOptionsOf(ofCorporation, input));
  const callOnce = useCallOnce(ask);
  const { mutate, isPending } = useMutation({
    mutationFn: () => callOnce(input),
    onSuccess: ({ asked }) =>
      toast(noticeText(exportConsentNotices['exportConsent.asked'], { people: peopleText(asked) })),
    onError: toastError,
    onSettled: () => client.invalidateQueries({ queryKey: queryKeyOf(ofCorporation, input) }),
  });
  if (data === undefined) return <div className="skeleton h-8 w-72 max-w-full" />;
  const { people, agreed, toAsk } = data;
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <p>
        {agreed} of {peopleText(people)} agreed. {reasonOf(data)}
      </p>
      {agreed < people && (
        <Button isDisabled={toAsk === 0 || isPending} onPress={() => mutate()}>
          Ask the others
        </Button>
      )}
    </div>
  );
}
