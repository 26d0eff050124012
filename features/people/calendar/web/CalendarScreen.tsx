import { useQuery } from '@tanstack/react-query';
import { CalendarDays, Copy } from 'lucide-react';
import { useId, useState } from 'react';
import { queryOptionsOf } from '#core/web/transport/query-options.ts';
import type { CalendarFeed } from '#features/people/calendar/domain/calendar-feed.ts';
import { get } from '#features/people/calendar/domain/endpoints.ts';
import { Button } from '#ui/Button.tsx';
import { copyLink } from '#ui/CopyLink.tsx';
import { DateText } from '#ui/dates.tsx';
import { PageHeader } from '#ui/PageHeader.tsx';
import { EmptyState, ErrorState, Loading } from '#ui/states.tsx';
import { EndFeedDialog, RenewFeedDialog } from './FeedDialogs.tsx';
import { useFeedMutations } from './use-feed-mutations.ts';

type Feed = NonNullable<CalendarFeed['feed']>;

/** Where well-known calendars take an address. */
const places = [
  ['Google Calendar', 'Other calendars, +, From URL'],
  ['Outlook', 'Add calendar, Subscribe from web'],
  ['Apple Calendar', 'File, New Calendar Subscription'],
] as const;

const contents = [
  'Closing dates of opportunities on whose case team you are',
  'Answers promised to submitters, where you decide',
  'Milestones of your projects, and pilots to decide on',
  'Pitch days of your case teams',
];

/** `webcal:` opens the calendar of the device, which subscribes. */
const subscriptionOf = (address: string): string => address.replace(/^https?:/u, 'webcal:');

function FeedCard({ feed: { address, createdAt } }: { readonly feed: Feed }) {
  const id = useId();
  const [dialog, setDialog] = useState<'renew' | 'end' | null>(null);
  const { create, remove } = useFeedMutations();
  const close = () => setDialog(null);
  return (
    <section
      aria-labelledby={`${id}-title`}
      className="rounded-card border border-line bg-raised p-4"
    >
      <h2 id={`${id}-title`} className="font-medium">
        <label htmlFor={id}>Address</label>
      </h2>
      <div className="mt-1.5 flex gap-2 max-sm:flex-col">
        <input
          id={id}
          readOnly
          value={address}
          aria-describedby={`${id}-hint`}
          onFocus={(event) => event.target.select()}
          className="h-10 min-w-0 flex-1 rounded-control border border-line-control bg-sunken px-3 font-mono text-control"
        />
        <Button variant="primary" onPress={() => void copyLink(address)}>
          <Copy aria-hidden className="size-4" strokeWidth={1.75} />
          Copy address
        </Button>
      </div>
      <p id={`${id}-hint`} className="mt-2 text-control text-ink-3">
        Made on <DateText at={createdAt} />. Anyone who has it can read your deadlines without
        signing in: renew it if it was passed on.
      </p>
      <dl className="mt-4 grid gap-x-6 gap-y-1 text-control sm:grid-cols-[max-content_1fr]">
        {places.map(([name, place]) => (
          <div key={name} className="contents">
            <dt className="font-medium">{name}</dt>
            <dd className="text-ink-2 max-sm:mb-1.5">{place}</dd>
          </div>
        ))}
        <dt className="font-medium">This device</dt>
        <dd>
          <a href={subscriptionOf(address)} className="text-accent-ink underline">
            Open in its calendar
          </a>
        </dd>
      </dl>
      <div className="mt-4 flex flex-wrap gap-2 border-t border-line pt-4">
        <Button onPress={() => setDialog('renew')}>Renew address…</Button>
        <Button variant="quiet" onPress={() => setDialog('end')}>
          End address…
        </Button>
      </div>
      {dialog === 'renew' && <RenewFeedDialog onRenew={() => create(true)} onClose={close} />}
      {dialog === 'end' && <EndFeedDialog onEnd={remove} onClose={close} />}
    </section>
  );
}

function FeedSection() {
  const { data, error, refetch } = useQuery(queryOptionsOf(get));
  const { create, isCreating } = useFeedMutations();
  if (error) {
    return (
      <ErrorState
        title="The calendar could not be loaded"
        error={error}
        onRetry={() => void refetch()}
      />
    );
  }
  if (data === undefined) {
    return (
      <Loading what="calendar">
        <div className="h-60 rounded-card border border-line bg-raised" />
      </Loading>
    );
  }
  if (data.feed === null) {
    return (
      <EmptyState
        title="No address yet"
        action={
          <Button variant="primary" isDisabled={isCreating} onPress={() => create(false)}>
            <CalendarDays aria-hidden className="size-4" strokeWidth={1.75} />
            Make an address
          </Button>
        }
      >
        Your calendar subscribes to a secret address, and reads it about once an hour.
      </EmptyState>
    );
  }
  return <FeedCard feed={data.feed} />;
}

/** `/settings/calendar` */
export function CalendarScreen() {
  return (
    <>
      <PageHeader title="Calendar" lead="Your deadlines in the calendar that you use." />
      <div className="mt-6 space-y-6">
        <FeedSection />
        <section aria-labelledby="contents">
          <h2 id="contents" className="text-reading font-semibold">
            What is in it
          </h2>
          <ul className="mt-2 list-disc space-y-1 pl-5 text-ink-2">
            {contents.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
          <p className="mt-2 text-control text-ink-3">
            Titles with a link, from 30 days ago to 400 days ahead. The links ask who is signed in.
          </p>
        </section>
      </div>
    </>
  );
}
