import { Link } from '@tanstack/react-router';
import { ArrowRight, Inbox, Settings2 } from 'lucide-react';
import type { ComponentType } from 'react';
import {
  actorName,
  partsOf,
  type ActivityEntry,
  type PersonActivityEntry,
} from '#features/cases/activity/domain/activity.ts';
import { PersonName, PersonPhoto } from '#features/people/users/web/shared/Person.tsx';
import { ClockTime, DateText } from '#ui/dates.tsx';

interface Props {
  readonly entry: ActivityEntry;
  readonly here?: string | undefined;
  /** The opportunity of submissions named on a page other than its own. */
  readonly opportunityId?: string | undefined;
  /** Where it was, in a list from several opportunities. */
  readonly place?: PersonActivityEntry['opportunity'] | undefined;
  readonly Stage: ComponentType<{ readonly stage: string }>;
}

/** `callToAction` as words. */
const inWords = (field: string): string => field.replace(/[A-Z]/gu, ' $&').toLowerCase();

function TimelineAvatar({ entry }: { readonly entry: ActivityEntry }) {
  const { actor, kind } = entry;
  if (actor) {
    return <PersonPhoto {...actor} size="s" />;
  }
  const Icon = /received$|withdrawn$/u.test(kind) ? Inbox : Settings2;
  return (
    <span className="grid size-6 shrink-0 place-items-center rounded-full bg-hover text-ink-3">
      <Icon aria-hidden className="size-3.5" strokeWidth={1.75} />
    </span>
  );
}

function Sentence({ entry, here, opportunityId }: Omit<Props, 'Stage' | 'place'>) {
  const { subject, details } = entry;
  const inSlot = {
    person: () => (
      <PersonName
        {...(details.person ?? { id: '', name: 'someone' })}
        className="font-medium text-ink"
      />
    ),
    name: () => <span className="font-medium text-ink">{details.name ?? 'something'}</span>,
    submission: () => {
      if (subject.id === here) return 'it';
      if (subject.title === undefined) return 'a submission';
      const link = {
        search: { tab: 'submissions' as const, submission: subject.id },
        className:
          'font-medium break-words text-ink underline-offset-2 hover:text-accent-ink hover:underline',
        children: subject.title,
      };
      return opportunityId === undefined ? (
        <Link to="." {...link} />
      ) : (
        <Link to="/opportunity/$id" params={{ id: opportunityId }} {...link} />
      );
    },
  };
  return partsOf(entry.template).map((part, index) => (
    <span key={index}>{'text' in part ? part.text : inSlot[part.slot]()}</span>
  ));
}

function Change({ entry: { kind, details }, Stage }: Pick<Props, 'entry' | 'Stage'>) {
  const { from, to, role, fields, name } = details;
  const show = (stage: string) => (kind.startsWith('team.') ? stage : <Stage stage={stage} />);
  if (from !== undefined && to !== undefined) {
    if (from === to) return <>to another place in {show(to)}</>;
    return (
      <>
        {show(from)}
        <ArrowRight aria-label="to" className="size-3.5 shrink-0 text-ink-3" />
        {show(to)}
      </>
    );
  }
  if (to !== undefined) {
    if (kind !== 'decision.sent' || name === undefined) return show(to);
    return (
      <>
        {show(to)} Email: {name}
      </>
    );
  }
  if (role !== undefined) return <>as {role}</>;
  return fields && fields.length > 0 ? fields.map(inWords).join(', ') : null;
}

/** An event: actor, sentence and details. */
export function TimelineEntry({ entry, here, opportunityId, place, Stage }: Props) {
  const { at, actor, details } = entry;
  const { from, to, role, fields, reason } = details;
  const hasChange = [from, to, role].some((one) => one !== undefined) || (fields?.length ?? 0) > 0;
  return (
    <article className="flex gap-3">
      <TimelineAvatar entry={entry} />
      <div className="min-w-0 flex-1">
        <p className="flex justify-between gap-3 text-control leading-6 text-ink-2">
          <span className="min-w-0">
            <PersonName
              id={actor?.id ?? ''}
              name={actorName(entry)}
              className="font-semibold text-ink"
            />{' '}
            <Sentence entry={entry} here={here} opportunityId={opportunityId} />
          </span>
          <span className="shrink-0 text-small leading-6 text-ink-3">
            {here === undefined ? <ClockTime at={at} /> : <DateText at={at} short />}
          </span>
        </p>
        {place && (
          <p className="text-small text-ink-3">
            in{' '}
            <Link
              to="/opportunity/$id"
              params={{ id: place.id }}
              className="break-words underline-offset-2 hover:text-accent-ink hover:underline"
            >
              {place.name}
            </Link>
          </p>
        )}
        {hasChange && (
          <p className="mt-0.5 flex flex-wrap items-center gap-x-2 gap-y-0.5 text-control text-ink-2">
            <Change entry={entry} Stage={Stage} />
          </p>
        )}
        {reason !== undefined && (
          <blockquote className="mt-1.5 border-l-2 border-line-strong pl-3 text-control break-words whitespace-pre-line text-ink-2">
            {reason}
          </blockquote>
        )}
      </div>
    </article>
  );
}
