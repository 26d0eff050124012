import { useQueryClient } from '@tanstack/react-query';
import { get } from '#features/cases/opportunities/domain/endpoints.ts';
import { topicOf } from '#core/domain/live/live.ts';
import type { Opportunity } from '#features/cases/opportunities/domain/opportunity.ts';
import { promisedDays } from '#features/cases/corporations/domain/response-deadline.ts';
import { defaultStages } from '#features/cases/corporations/domain/stages.ts';
import { useEnd } from '#core/web/deadlines/use-end.ts';
import { useTimeLeft } from '#core/web/deadlines/use-time-left.ts';
import { Presence } from '#core/web/session/Presence.tsx';
import { queryKeyOf } from '#core/web/transport/query-options.ts';
import { useCorporation } from '#core/web/session/use-corporation.ts';
import { PageHeader } from '#ui/PageHeader.tsx';
import { deadlineOf } from './shared/deadline-of.ts';
import { OpportunityActions } from './OpportunityActions.tsx';
import { statusLabels } from './status-labels.ts';

export function OpportunityHeader({ opportunity }: { readonly opportunity: Opportunity }) {
  const { corporations } = useCorporation();
  const deadline = deadlineOf(opportunity);
  const left = useTimeLeft(deadline);
  const client = useQueryClient();
  useEnd(deadline, () => client.invalidateQueries({ queryKey: queryKeyOf(get) }));
  const corporation = corporations.find(({ id }) => id === opportunity.corporationId);
  const promiseDays = promisedDays(opportunity.stages ?? defaultStages);
  const status = opportunity.status ?? 'ACTIVE';
  const facts = [
    corporation?.name,
    opportunity.cycleName,
    <span
      key="status"
      className={status === 'ACTIVE' ? 'font-medium text-good-ink' : 'font-medium text-ink-2'}
    >
      {statusLabels[status]}
    </span>,
    left?.words,
    status === 'ACTIVE' && promiseDays !== null
      ? `decision promised within ${promiseDays} days of submission`
      : null,
  ].filter(Boolean);
  return (
    <PageHeader
      isCompact
      title={<span className="max-sm:text-panel">{opportunity.name}</span>}
      lead={
        <span className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
          <span>
            {facts.map((fact, index) => (
              <span key={index}>
                {index > 0 && ' · '}
                {fact}
              </span>
            ))}
          </span>
          <Presence topic={topicOf('opportunity', opportunity.id)} />
        </span>
      }
      actions={<OpportunityActions opportunity={opportunity} />}
    />
  );
}
