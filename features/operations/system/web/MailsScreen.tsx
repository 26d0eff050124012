import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { infiniteQueryOptionsOf } from '#core/web/transport/infinite-query-options.ts';
import { listState } from '#core/web/transport/list-state.ts';
import { call } from '#core/web/transport/call.ts';
import { queryKeyOf } from '#core/web/transport/query-options.ts';
import { drop, list, resend } from '#features/people/mails/domain/endpoints.ts';
import type { MailEntry, MailState } from '#features/people/mails/domain/mail.ts';
import { systemNotices } from '#features/operations/system/domain/notices.ts';
import { Button } from '#ui/Button.tsx';
import { RelativeTime } from '#ui/dates.tsx';
import { ListResult } from '#ui/ListResult.tsx';
import { PageHeader } from '#ui/PageHeader.tsx';
import { EmptyState } from '#ui/states.tsx';
import { TableSkeleton } from '#ui/TableSkeleton.tsx';
import { Pill, type Tone } from '#ui/Tag.tsx';
import { toast, toastError } from '#ui/toasts.ts';
import { StateFilter } from './StateFilter.tsx';

const route = getRouteApi('/shell/admin/mails');

const states = [
  { value: 'failed', label: 'Failed', tone: 'bad' },
  { value: 'unknown', label: 'May have arrived', tone: 'warn' },
  { value: 'old', label: 'Too old', tone: 'warn' },
  { value: 'waiting', label: 'Waiting', tone: 'neutral' },
  { value: 'sent', label: 'Sent', tone: 'good' },
  { value: 'cancelled', label: 'Cancelled', tone: 'neutral' },
] as const satisfies readonly { value: MailState; label: string; tone: Tone }[];

const mayDrop = ({ state }: MailEntry) => state !== 'sent' && state !== 'cancelled';

const mayResend = ({ state, kind }: MailEntry) =>
  state !== 'cancelled' && !(state === 'sent' && kind === 'account');

interface RowProps {
  readonly mail: MailEntry;
  readonly onResend: (id: string) => void;
  readonly onDrop: (id: string) => void;
}

function MailRow({ mail, onResend, onDrop }: RowProps) {
  const { id, recipient, subject, state, attempts, createdAt, sentAt, problem } = mail;
  const option = states.find(({ value }) => value === state);
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 px-4 py-3">
      <div className="min-w-0 flex-1 basis-72">
        <p className="flex flex-wrap items-center gap-2">
          <span className="min-w-0 truncate font-medium">{subject}</span>
          <Pill tone={option?.tone ?? 'neutral'}>{option?.label ?? state}</Pill>
        </p>
        <p className="truncate text-control text-ink-3">
          to {recipient}, {sentAt === null ? 'queued' : 'sent'}{' '}
          <RelativeTime at={sentAt ?? createdAt} />
          {attempts > 1 && `, ${attempts} attempts`}
        </p>
        {problem !== null && (
          <p className="mt-0.5 text-control break-words text-bad-ink">{problem}</p>
        )}
      </div>
      {mayResend(mail) && (
        <Button
          aria-label={`Send again: “${subject}” to ${recipient}`}
          onPress={() => onResend(id)}
        >
          {state === 'old' ? 'Send' : 'Send again'}
        </Button>
      )}
      {mayDrop(mail) && (
        <Button aria-label={`Drop: “${subject}” to ${recipient}`} onPress={() => onDrop(id)}>
          Drop
        </Button>
      )}
    </li>
  );
}

/** The outbox of mails. What they say is for their recipients alone. */
export function MailsScreen() {
  const { state } = route.useSearch();
  const navigate = route.useNavigate();
  const filter = (next: string | undefined) =>
    void navigate({ search: next === undefined ? {} : { state: next }, replace: true });
  const client = useQueryClient();
  const choice = states.find(({ value }) => value === state)?.value;
  const result = useInfiniteQuery(
    infiniteQueryOptionsOf(list, { query: choice === undefined ? {} : { state: choice } }),
  );
  const refetch = () => client.invalidateQueries({ queryKey: queryKeyOf(list) });
  const resending = useMutation({
    mutationFn: (id: string) => call(resend, { params: { id } }),
    onSuccess: () => toast(systemNotices['mail.resent']),
    onError: toastError,
    onSettled: refetch,
  });
  const dropping = useMutation({
    mutationFn: (id: string) => call(drop, { params: { id } }),
    onSuccess: () => toast(systemNotices['mail.dropped']),
    onError: toastError,
    onSettled: refetch,
  });
  return (
    <>
      <PageHeader title="Emails" lead="Every email that goes out, and what became of it." />
      <StateFilter label="State of emails" states={states} value={choice} onChange={filter} />
      <ListResult
        what="emails"
        {...listState(result)}
        skeleton={<TableSkeleton rows={6} />}
        empty={
          <EmptyState title={choice === undefined ? 'No emails yet' : 'No such emails'}>
            Receipts, decisions and notifications go out from here.
          </EmptyState>
        }
      >
        {(rows) => (
          <ul
            aria-label="Emails"
            className="divide-y divide-line rounded-card border border-line bg-raised"
          >
            {rows.map((mail) => (
              <MailRow
                key={mail.id}
                mail={mail}
                onResend={resending.mutate}
                onDrop={dropping.mutate}
              />
            ))}
          </ul>
        )}
      </ListResult>
    </>
  );
}
