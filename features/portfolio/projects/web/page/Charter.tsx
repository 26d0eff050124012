import { useState } from 'react';
import { Place } from '#core/web/Place.tsx';
import { isDecisionDue, type PilotCharter } from '#features/portfolio/projects/domain/charter.ts';
import type { ProjectPage } from '#features/portfolio/projects/domain/project-page.ts';
import { Button } from '#ui/Button.tsx';
import { DateText, DayText, formatDay, today } from '#ui/dates.tsx';
import { Fact } from '#ui/Fact.tsx';
import { CharterDialog } from './CharterDialog.tsx';
import { CriterionEntry } from './Criteria.tsx';
import { movedText } from './moved-text.ts';
import { PilotDecisionDialog, type PilotAct } from './PilotDecisionDialog.tsx';
import { Nothing, Section } from './Section.tsx';

declare module '#core/web/places.ts' {
  interface Places {
    decidedPilotActions: { readonly project: ProjectPage };
  }
}

const outcomes = { scale: 'Scaled', stop: 'Stopped' } as const;

interface AskProps {
  readonly project: ProjectPage;
  readonly charter: PilotCharter;
  readonly onChoose: (act: PilotAct) => void;
}

/** On and after the decision date it asks; before, the same buttons stand more quietly. */
function AskDecision({ project, charter, onChoose }: AskProps) {
  const isDue = isDecisionDue(charter, project.phase, today());
  return (
    <div
      {...(isDue && { role: 'status' })}
      className={isDue ? 'mb-4 rounded-card bg-signal-soft p-4' : 'mt-4'}
    >
      {isDue && (
        <p className="mb-3 font-medium text-signal-ink">
          The pilot was to be decided by {formatDay(charter.decisionDate)}.{' '}
          {charter.extendedFrom === null ? 'Scale, stop, or extend it once?' : 'Scale or stop?'}
        </p>
      )}
      <div className="flex flex-wrap gap-2">
        <Button variant={isDue ? 'primary' : 'plain'} onPress={() => onChoose('scale')}>
          Scale…
        </Button>
        <Button onPress={() => onChoose('stop')}>Stop…</Button>
        {charter.extendedFrom === null && (
          <Button onPress={() => onChoose('extend')}>Extend…</Button>
        )}
      </div>
    </div>
  );
}

interface OutcomeProps {
  readonly project: ProjectPage;
  readonly charter: PilotCharter;
}

function Outcome({ project, charter }: OutcomeProps) {
  const { outcome, outcomeReason, decidedAt, decidedBy } = charter;
  if (outcome === null) return null;
  return (
    <div className="mb-4 rounded-card bg-hover p-4">
      <p className="font-medium">
        {outcomes[outcome]}
        {decidedAt !== null && (
          <span className="font-normal text-ink-2">
            {' '}
            on <DateText at={decidedAt} />
            {decidedBy && ` by ${decidedBy.name}`}
          </span>
        )}
      </p>
      <p className="mt-1 break-words whitespace-pre-line text-ink-2">{outcomeReason}</p>
      <div className="mt-3 empty:hidden">
        <Place name="decidedPilotActions" told={{ project }} />
      </div>
    </div>
  );
}

/** What the pilot has to show, and what was decided on it. */
export function Charter({ project }: { readonly project: ProjectPage }) {
  const [isWriting, setIsWriting] = useState(false);
  const [act, setAct] = useState<PilotAct | null>(null);
  const { charter, mayEdit, phase } = project;
  const isOpen = charter?.outcome === null;
  const canDecide = mayEdit && isOpen && phase === 'Pilot';
  const ask = canDecide && <AskDecision project={project} charter={charter} onChoose={setAct} />;
  const isDue = charter !== null && isDecisionDue(charter, phase, today());
  const moved = charter && movedText(charter.dateMoves);
  return (
    <Section
      title="Pilot charter"
      action={
        mayEdit &&
        (charter === null || isOpen) && (
          <Button size="small" onPress={() => setIsWriting(true)}>
            {charter === null ? 'Write charter' : 'Edit charter'}
          </Button>
        )
      }
    >
      {charter === null ? (
        <Nothing>No pilot charter yet</Nothing>
      ) : (
        <>
          {isDue && ask}
          <Outcome project={project} charter={charter} />
          <dl className="mb-3 grid grid-cols-2 gap-4 md:grid-cols-3">
            <Fact label="Decision date">
              <DayText day={charter.decisionDate} />
              {moved !== null && <span className="block text-small text-ink-3">{moved}</span>}
            </Fact>
            <Fact label="Owner">{charter.owner?.name ?? 'No one'}</Fact>
            <Fact label="Owner at the company">{charter.companyOwner ?? 'No one'}</Fact>
            {charter.extensionReason !== null && charter.extendedFrom !== null && (
              <Fact
                label={`Extended from ${formatDay(charter.extendedFrom)}`}
                className="col-span-full"
              >
                {charter.extensionReason}
              </Fact>
            )}
          </dl>
          <ul aria-label="Criteria">
            {charter.criteria.map((criterion) => (
              <CriterionEntry
                key={criterion.id}
                project={project}
                criterion={criterion}
                canRecord={mayEdit && isOpen}
              />
            ))}
          </ul>
          {!isDue && ask}
        </>
      )}
      {isWriting && <CharterDialog project={project} onClose={() => setIsWriting(false)} />}
      {act !== null && (
        <PilotDecisionDialog project={project} chosen={act} onClose={() => setAct(null)} />
      )}
    </Section>
  );
}
