import { Link } from '@tanstack/react-router';
import { Ban } from 'lucide-react';
import type { Appearances as Places } from '#features/portfolio/company-screen/domain/appearances.ts';
import { refKey, type CompanyRef } from '#features/directory/companies/domain/company.ts';
import {
  ProjectHealthLabel,
  ProjectPhaseSteps,
} from '#features/portfolio/projects/web/shared/ProjectStatus.tsx';
import { StageName } from '#features/cases/corporations/web/shared/StageName.tsx';
import { Pill } from '#ui/Tag.tsx';
import { AppearanceList, AppearanceRow, placeLink } from './AppearanceList.tsx';

/** The places by type, in a fixed order. */
export function AppearanceLists({
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
      <AppearanceList
        title="Collections"
        total={collections.total}
        onAll={onAll}
        shown={collections.first.length}
      >
        {collections.first.map(({ id, name, isOwn, isBlacklisted, note, record, at }) => (
          <AppearanceRow
            key={id}
            link={
              <Link
                to="/collection/$id"
                params={{ id }}
                search={isBlacklisted ? {} : { company: refKey(record) }}
                className={placeLink}
              >
                {name}
              </Link>
            }
            about={isOwn ? 'Yours' : 'Shared with you'}
            note={note}
            status={
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
      </AppearanceList>
      <AppearanceList
        title="Submissions"
        total={submissions.total}
        onAll={onAll}
        shown={submissions.first.length}
      >
        {submissions.first.map(
          ({ id, title, stage, isWithdrawn, opportunity, corporation, record, at }) => (
            <AppearanceRow
              key={id}
              link={
                <Link
                  to="/opportunity/$id"
                  params={{ id: opportunity.id }}
                  search={{ tab: 'submissions', submission: id }}
                  className={placeLink}
                >
                  {title}
                </Link>
              }
              about={`${opportunity.name} · ${corporation.name}`}
              status={isWithdrawn ? <Pill>Withdrawn</Pill> : <StageName stage={stage} />}
              at={at}
              otherRecord={otherThan(record)}
            />
          ),
        )}
      </AppearanceList>
      <AppearanceList
        title="Projects"
        total={projects.total}
        onAll={onAll}
        shown={projects.first.length}
      >
        {projects.first.map(({ id, name, phase, health, corporation, record, at }) => (
          <AppearanceRow
            key={id}
            link={
              <Link to="/project/$id" params={{ id }} className={placeLink}>
                {name}
              </Link>
            }
            about={corporation.name}
            status={
              <>
                <ProjectHealthLabel health={health} phase={phase} />
                <ProjectPhaseSteps phase={phase} />
              </>
            }
            at={at}
            otherRecord={otherThan(record)}
          />
        ))}
      </AppearanceList>
    </>
  );
}
