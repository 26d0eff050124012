import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { clsx } from 'clsx';
import { AtSign, ChevronDown, Flag, Scale, type LucideIcon } from 'lucide-react';
import { useId, useState } from 'react';
import { pluralize } from '#core/domain/format.ts';
import { needsYou } from '#features/projects/domain/endpoints.ts';
import type { NeedsYouItem } from '#features/projects/domain/needs-you.ts';
import { linkToSubmission, linkToSubmissions } from '#features/submissions/domain/links.ts';
import { useCorporation } from '#core/web/session/use-corporation.ts';
import { useCorporationFilter } from '#core/web/session/use-corporation-filter.ts';
import { queryOptionsOf } from '#core/web/transport/query-options.ts';
import { DateText, RelativeTime } from '#ui/dates.tsx';

interface Line {
  readonly icon: LucideIcon;
  readonly title: string;
  readonly where: string;
  readonly link: string;
  /** An instant is shown relative to now, a day as a date. */
  readonly since?: string;
}

const linkToProject = (id: string) => `/project/${id}`;

const lines: {
  readonly [Kind in NeedsYouItem['kind']]: (item: NeedsYouItem & { kind: Kind }) => Line;
} = {
  mention: ({ actor, submission, at }) => ({
    icon: AtSign,
    title: `${actor} mentioned you`,
    where: submission.title,
    link: linkToSubmission(submission.opportunityId, submission.submissionId),
    since: at,
  }),
  pilot: ({ project, decisionDate }) => ({
    icon: Scale,
    title: 'Decide on the pilot',
    where: project.name,
    link: linkToProject(project.id),
    since: decisionDate,
  }),
  answers: ({ opportunity, overdue }) => ({
    icon: Scale,
    title: `Answer ${pluralize(overdue, 'overdue submission', 'overdue submissions')}`,
    where: opportunity.name,
    link: linkToSubmissions(opportunity.id),
  }),
  milestone: ({ name, project, dueDate }) => ({
    icon: Flag,
    title: name,
    where: project.name,
    link: linkToProject(project.id),
    since: dueDate,
  }),
};

const lineOf = <Kind extends NeedsYouItem['kind']>(item: NeedsYouItem & { kind: Kind }): Line =>
  lines[item.kind](item);

const keyOf = (item: NeedsYouItem): string => {
  if (item.kind === 'mention') return item.notificationId;
  if (item.kind === 'answers') return item.opportunity.id;
  return item.kind === 'milestone' ? item.milestoneId : item.project.id;
};

function Since({ at }: { readonly at: string }) {
  return at.includes('T') ? <RelativeTime at={at} /> : <DateText at={at} short />;
}

function Item({ item }: { readonly item: NeedsYouItem }) {
  const { icon: Icon, title, where, link, since } = lineOf(item);
  return (
    <li className="relative flex min-h-10 items-center gap-3 px-4 py-1.5 text-control hover:bg-hover">
      <Icon aria-hidden className="size-4 shrink-0 text-ink-3" strokeWidth={1.75} />
      <Link
        to={link}
        className="min-w-0 flex-1 after:absolute after:inset-0 focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:-outline-offset-2 focus-visible:after:outline-accent sm:flex sm:gap-2"
      >
        <span className="block max-w-full shrink-0 truncate font-medium sm:max-w-[50%]">
          {title}
        </span>
        <span className="block min-w-0 truncate text-ink-2">{where}</span>
      </Link>
      {since && (
        <span className="shrink-0 text-small text-ink-3">
          <Since at={since} />
        </span>
      )}
    </li>
  );
}

type Group = 'mentions' | 'decisions' | 'milestones';

const groups: readonly (readonly [Group, one: string, many: string])[] = [
  ['mentions', 'mention', 'mentions'],
  ['decisions', 'decision', 'decisions'],
  ['milestones', 'overdue milestone', 'overdue milestones'],
];

const groupOf = ({ kind }: NeedsYouItem): Group => {
  if (kind === 'mention') return 'mentions';
  return kind === 'milestone' ? 'milestones' : 'decisions';
};

/**
 * What waits for the reader in one line, each part of which opens its list: nothing below moves when
 * it is loaded.
 */
export function NeedsYou() {
  const list = useId();
  const corporation = useCorporationFilter();
  const { isLoading } = useCorporation();
  const [open, setOpen] = useState<Group | null>(null);
  const { data } = useQuery({
    ...queryOptionsOf(needsYou, { query: corporation }),
    enabled: !isLoading,
    placeholderData: (before) => before,
  });
  const waiting = groups.filter(([group]) => (data?.[group] ?? 0) > 0);
  const items = data?.items.filter((item) => groupOf(item) === open) ?? [];
  return (
    <section
      aria-labelledby="needs-you"
      className="mt-4 overflow-hidden rounded-card border border-line bg-raised max-sm:mt-2"
    >
      <div className="flex h-11 items-center gap-2 overflow-x-auto px-4 whitespace-nowrap">
        <h2 id="needs-you" className="mr-1 shrink-0 text-control font-semibold">
          Needs you
        </h2>
        {data === undefined && <span aria-label="Loading" className="skeleton h-4 w-48" />}
        {data !== undefined && waiting.length === 0 && (
          <span className="text-control text-ink-3">Nothing right now</span>
        )}
        {waiting.map(([group, one, many]) => (
          <button
            key={group}
            type="button"
            aria-expanded={group === open}
            aria-controls={list}
            onClick={() => setOpen(group === open ? null : group)}
            className={clsx(
              'flex h-7 shrink-0 cursor-pointer items-center gap-1 rounded-control px-2 text-control font-medium transition-colors focus-visible:-outline-offset-2',
              group === open ? 'bg-accent-soft text-accent-ink' : 'text-ink-2 hover:bg-hover',
            )}
          >
            {pluralize(data?.[group] ?? 0, one, many)}
            <ChevronDown
              aria-hidden
              className={clsx('size-4 text-ink-3', group === open && 'rotate-180')}
            />
          </button>
        ))}
      </div>
      <ul id={list} className="divide-y divide-line border-line not-empty:border-t">
        {items.map((item) => (
          <Item key={keyOf(item)} item={item} />
        ))}
      </ul>
    </section>
  );
}
