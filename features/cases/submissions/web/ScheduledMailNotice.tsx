import { useQueryClient } from '@tanstack/react-query';
import { MailCheck } from 'lucide-react';
import { useEffect } from 'react';
import { queryKeyOf } from '#core/web/transport/query-options.ts';
import { call } from '#core/web/transport/call.ts';
import { useRecordMutation } from '#core/web/sync/use-record-mutation.ts';
import { noticeText } from '#core/domain/notices.ts';
import { takeBack } from '#features/cases/submissions/domain/decisions/endpoints.ts';
import { get } from '#features/cases/submissions/domain/endpoints.ts';
import { board } from '#features/cases/submissions/domain/list-endpoints.ts';
import { submissionNotices } from '#features/cases/submissions/domain/notices.ts';
import type { Submission, ScheduledMail } from '#features/cases/submissions/domain/submission.ts';
import {
  submissionCounts,
  submissionLists,
} from '#features/cases/submissions/web/shared/submission-cache.ts';
import { Button } from '#ui/Button.tsx';
import { ClockTime } from '#ui/dates.tsx';

interface Props {
  readonly submission: Pick<Submission, 'id' | 'title'>;
  readonly mail: ScheduledMail;
}

/** The mail about the last move, which Undo stops until it goes. */
export function ScheduledMailNotice({ submission, mail }: Props) {
  const client = useQueryClient();
  const { id, title } = submission;
  const { recipient, sender, goesAt } = mail;
  const params = { id };
  useEffect(() => {
    const left = Math.max(0, Date.parse(goesAt) - Date.now());
    const read = () =>
      void client.invalidateQueries({ queryKey: queryKeyOf(get, { params: { id } }) });
    const timer = setTimeout(read, left);
    return () => clearTimeout(timer);
  }, [client, id, goesAt]);
  const { mutate, isPending } = useRecordMutation({
    record: `submission ${id}`,
    send: () => call(takeBack, { params }),
    notice: () => noticeText(submissionNotices['decision.takenBack'], { title }),
    refetched: [
      { queryKey: queryKeyOf(get, { params }) },
      { queryKey: queryKeyOf(board) },
      ...submissionLists,
      ...submissionCounts,
    ],
  });
  return (
    <p
      role="status"
      className="mt-3 flex flex-wrap items-center gap-x-2 gap-y-1 rounded-control bg-accent-soft px-3 py-1.5 text-control text-accent-ink"
    >
      <MailCheck aria-hidden className="size-4 shrink-0" strokeWidth={1.75} />
      <span className="min-w-0 flex-1 break-words">
        {recipient} will be notified at <ClockTime at={goesAt} />, by {sender}.
      </span>
      <Button variant="quiet" size="small" isDisabled={isPending} onPress={() => mutate()}>
        Undo
      </Button>
    </p>
  );
}
