import { useQuery } from '@tanstack/react-query';
import type { Opportunity } from '#features/cases/opportunities/domain/opportunity.ts';
import { may } from '#core/domain/authorization/permissions.ts';
import { cardOfOpportunity } from '#features/cases/submissions/domain/scores/endpoints.ts';
import type { Scorecard } from '#features/cases/submissions/domain/scores/scorecard.ts';
import { useCorporation } from '#core/web/session/use-corporation.ts';
import { useSession } from '#core/web/session/use-session.ts';
import { queryOptionsOf } from '#core/web/transport/query-options.ts';
import { QueryBoundary } from '#core/web/transport/QueryBoundary.tsx';
import { Button } from '#ui/Button.tsx';
import { DialogFrame } from '#ui/DialogFrame.tsx';
import { SkeletonLines } from '#ui/skeletons.tsx';
import { ScorecardEditor } from './ScorecardEditor.tsx';
import { ScorecardText } from './ScorecardText.tsx';

interface Props {
  readonly opportunity: Opportunity;
  readonly onClose: () => void;
}

const originOf = (source: Scorecard['source'], corporation: string) =>
  ({
    opportunity: 'This opportunity has a scorecard of its own.',
    corporation: `That of ${corporation}, as for all its opportunities without their own.`,
    default: 'Default scorecard.',
  })[source];

const skeleton = <SkeletonLines of={['h-20', 'h-20']} className="space-y-3" />;

/** The scorecard: editable for those who may edit the opportunity, else read-only. */
export function ScorecardDialog({ opportunity, onClose }: Props) {
  const { person } = useSession();
  const { corporations } = useCorporation();
  const params = { id: opportunity.id };
  const query = useQuery(queryOptionsOf(cardOfOpportunity, { params }));
  const card = query.data;
  const corporation =
    corporations.find(({ id }) => id === opportunity.corporationId)?.name ?? 'the corporation';
  const canEdit = opportunity.status !== 'FINISHED' && may(person, 'editOpportunity', opportunity);
  const lead = card && originOf(card.source, corporation);
  if (card && canEdit) {
    return (
      <ScorecardEditor
        key={`${card.source} ${card.version}`}
        card={card}
        lead={lead}
        opportunity={opportunity}
        corporation={corporation}
        onClose={onClose}
      />
    );
  }
  return (
    <DialogFrame
      title="Scorecard"
      lead={lead}
      width="medium"
      onClose={onClose}
      actions={<Button onPress={onClose}>Close</Button>}
    >
      <QueryBoundary what="scorecard" query={query} skeleton={skeleton}>
        {(read) => <ScorecardText card={read} />}
      </QueryBoundary>
    </DialogFrame>
  );
}
