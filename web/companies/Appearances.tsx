import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Ban } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import type { Appearances as Places } from '#domain/companies/appearances.ts';
import { refKey, type Company, type CompanyRef } from '#domain/companies/company.ts';
import { appearances } from '#domain/companies/endpoints.ts';
import { formatNumber } from '#domain/formatting.ts';
import { limits } from '#domain/limits.ts';
import { kindNames } from '#web/pieces/company/words.ts';
import { Health, Phase } from '#web/pieces/ProjectStanding.tsx';
import { StageName } from '#web/pieces/StageName.tsx';
import { ask } from '#web/transport/ask.ts';
import { Button } from '#web/ui/Button.tsx';
import { DateText } from '#web/ui/dates.tsx';
import { Loading } from '#web/ui/states.tsx';
import { Pill } from '#web/ui/Tag.tsx';
import { Section } from './Section.tsx';

const linkLook =
  '-my-1 block truncate py-1 font-medium before:absolute before:inset-0 hover:text-accent-ink group-hover:underline';

interface RowProps {
  readonly link: ReactNode;
  /** Below the link, in one line. */
  readonly about: ReactNode;
  /** How it stands there. */
  readonly standing?: ReactNode;
  readonly at: string;
  /** The record that stands there, when it is another one of the company. */
  readonly otherRecord: CompanyRef | null;
}

function Row({ link, about, standing, at, otherRecord }: RowProps) {
  return (
    <li className="group relative flex flex-wrap items-center gap-x-4 gap-y-1 px-4 py-2.5 transition-colors hover:bg-sunken">
      <div className="min-w-0 flex-1 basis-64">
        {link}
        <p className="truncate text-meta text-ink-3">
          {otherRecord && (
            <span className="text-ink-2">as its {kindNames[otherRecord.kind]} record · </span>
          )}
          {about}
        </p>
      </div>
      <div className="flex items-center gap-4 text-control text-ink-2">
        {standing}
        <span className="w-24 text-right text-meta text-ink-3 max-sm:w-auto">
          <DateText at={at} />
        </span>
      </div>
    </li>
  );
}

interface GroupProps {
  readonly title: string;
  readonly total: number;
  readonly shown: number;
  readonly onAll: () => void;
  readonly children: ReactNode;
}

/** One sort of place, with how many there are. Nothing when there is none. */
function Group({ title, total, shown, onAll, children }: GroupProps) {
  if (total === 0) return null;
  const most = Math.min(total, limits.appearancesMost);
  return (
    <div>
      <h3 className="mb-1.5 text-control font-semibold">
        {title} <span className="font-normal text-ink-3 tabular">{formatNumber(total)}</span>
      </h3>
      <div className="overflow-hidden rounded-card border border-line bg-surface">
        <ul aria-label={title} className="divide-y divide-line">
          {children}
        </ul>
        {shown < most && (
          <div className="border-t border-line p-1">
            <Button variant="quiet" size="small" onPress={onAll}>
              Show {most < total ? `the latest ${most}` : `all ${formatNumber(total)}`}
            </Button>
          </div>
        )}
      </div>
    </div>
  );
}

function Groups({
  company,
  places: { collections, submissions, projects },
  onAll,
}: {
  readonly company: CompanyRef;
  readonly places: Places;
  readonly onAll: () => void;
}) {
  const otherThan = (record: CompanyRef) => (record.id === company.id ? null : record);
  return (
    <>
      <Group
        {...{ title: 'Collections', total: collections.total, onAll }}
        shown={collections.first.length}
      >
        {collections.first.map(({ id, name, isOwn, isBlacklisted, record, at }) => (
          <Row
            key={id}
            link={
              <Link
                to="/collection/$id"
                params={{ id }}
                search={isBlacklisted ? {} : { company: refKey(record) }}
                className={linkLook}
              >
                {name}
              </Link>
            }
            about={isOwn ? 'Yours' : 'Shared with you'}
            standing={
              isBlacklisted && (
                <Pill icon={<Ban aria-hidden className="size-3" strokeWidth={1.75} />}>
                  Blacklisted
                </Pill>
              )
            }
            at={at}
            otherRecord={otherThan(record)}
          />
        ))}
      </Group>
      <Group
        {...{ title: 'Submissions', total: submissions.total, onAll }}
        shown={submissions.first.length}
      >
        {submissions.first.map(
          ({ id, title, stage, isWithdrawn, opportunity, corporation, record, at }) => (
            <Row
              key={id}
              link={
                <Link
                  to="/opportunity/$id"
                  params={{ id: opportunity.id }}
                  search={{ tab: 'submissions', submission: id }}
                  className={linkLook}
                >
                  {title}
                </Link>
              }
              about={`${opportunity.name} · ${corporation.name}`}
              standing={isWithdrawn ? <Pill>Taken back</Pill> : <StageName stage={stage} />}
              at={at}
              otherRecord={otherThan(record)}
            />
          ),
        )}
      </Group>
      <Group {...{ title: 'Projects', total: projects.total, onAll }} shown={projects.first.length}>
        {projects.first.map(({ id, name, phase, health, corporation, record, at }) => (
          <Row
            key={id}
            link={
              <Link to="/project/$id" params={{ id }} className={linkLook}>
                {name}
              </Link>
            }
            about={corporation.name}
            standing={
              <>
                <Health health={health} />
                <Phase phase={phase} />
              </>
            }
            at={at}
            otherRecord={otherThan(record)}
          />
        ))}
      </Group>
    </>
  );
}

const lines = (
  <Loading what="where it appears">
    <div className="divide-y divide-line rounded-card border border-line bg-surface">
      {Array.from({ length: 3 }, (_, index) => (
        <div key={index} className="space-y-2 px-4 py-3">
          <div className="skeleton h-4 w-1/2" />
          <div className="skeleton h-3 w-1/3" />
        </div>
      ))}
    </div>
  </Loading>
);

/** Collections, submissions and projects in which the company stands, as far as one sees them. */
export function Appearances({ company: { kind, id } }: { readonly company: Company }) {
  const [limit, setLimit] = useState<number>(limits.appearancesShown);
  const { data, error, refetch } = useQuery({
    ...ask(appearances, { params: { kind, id }, query: { limit: String(limit) } }),
    placeholderData: keepPreviousData,
  });
  const isNowhere =
    data && data.collections.total + data.submissions.total + data.projects.total === 0;
  return (
    <Section title="Where it appears">
      {!data && !error && lines}
      {error && !data && (
        <p role="alert" className="flex flex-wrap items-center gap-3 text-ink-2">
          This could not be loaded. {error.message}
          <Button size="small" onPress={() => void refetch()}>
            Try again
          </Button>
        </p>
      )}
      {isNowhere && (
        <p className="text-ink-2">
          In no collection, submission or project that you can see. Add it to a collection to keep
          it in sight.
        </p>
      )}
      {data && !isNowhere && (
        <div className="space-y-5">
          <Groups
            company={{ kind, id }}
            places={data}
            onAll={() => setLimit(limits.appearancesMost)}
          />
        </div>
      )}
    </Section>
  );
}
