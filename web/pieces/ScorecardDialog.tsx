import { useQuery } from '@tanstack/react-query';
import { X } from 'lucide-react';
import { Dialog } from 'react-aria-components/Dialog';
import { Heading } from 'react-aria-components/Heading';
import { Modal, ModalOverlay } from 'react-aria-components/Modal';
import type { Opportunity } from '#domain/opportunities/opportunity.ts';
import { may } from '#domain/permissions.ts';
import { cardOfOpportunity } from '#domain/scores/endpoints.ts';
import type { Scorecard } from '#domain/scores/scorecard.ts';
import { useCorporation } from '#web/session/use-corporation.ts';
import { useSession } from '#web/session/use-session.ts';
import { ask } from '#web/transport/ask.ts';
import { Button } from '#web/ui/Button.tsx';
import { ErrorState, Loading } from '#web/ui/states.tsx';
import { ScorecardEditor } from './ScorecardEditor.tsx';
import { ScorecardText } from './ScorecardText.tsx';

interface Props {
  readonly opportunity: Opportunity;
  readonly onClose: () => void;
}

const originOf = (source: Scorecard['source'], corporation: string) =>
  ({
    opportunity: 'This opportunity has a scorecard of its own.',
    corporation: `The scorecard of ${corporation}, as for all its opportunities without their own.`,
    default: 'The scorecard that Outrider suggests. Nobody has set another one.',
  })[source];

/** What submissions are judged by: to read, and to change for who may change the opportunity. */
export function ScorecardDialog({ opportunity, onClose }: Props) {
  const { person } = useSession();
  const { corporations } = useCorporation();
  const params = { id: opportunity.id };
  const { data: card, error, refetch } = useQuery(ask(cardOfOpportunity, { params }));
  const corporation =
    corporations.find(({ id }) => id === opportunity.corporationId)?.name ?? 'the corporation';
  const canEdit = opportunity.status !== 'FINISHED' && may(person, 'editOpportunity', opportunity);
  return (
    <ModalOverlay
      isOpen
      isDismissable={!canEdit}
      onOpenChange={onClose}
      className="fixed inset-0 z-40 grid place-items-center bg-scrim sm:p-4"
    >
      <Modal className="floating flex max-h-dvh w-full max-w-2xl flex-col sm:max-h-[calc(100dvh-2rem)] sm:rounded-dialog">
        <Dialog className="flex min-h-0 flex-1 flex-col outline-none">
          <header className="flex items-start gap-3 px-5 pt-5 pb-4 sm:px-6">
            <div className="min-w-0 flex-1">
              <Heading slot="title" className="text-section font-semibold tracking-[-0.015em]">
                Scorecard
              </Heading>
              {card && (
                <p className="mt-0.5 text-control text-ink-2">
                  {originOf(card.source, corporation)}
                </p>
              )}
            </div>
            <Button variant="quiet" size="icon" aria-label="Close" onPress={onClose}>
              <X aria-hidden className="size-4" />
            </Button>
          </header>
          {error && (
            <ErrorState
              title="The scorecard could not be loaded"
              error={error}
              onRetry={() => void refetch()}
            />
          )}
          {!error && !card && (
            <Loading what="the scorecard">
              <div className="space-y-3 px-6 pb-6">
                <div className="skeleton h-20" />
                <div className="skeleton h-20" />
              </div>
            </Loading>
          )}
          {card && !canEdit && <ScorecardText card={card} />}
          {card && canEdit && (
            <ScorecardEditor
              key={`${card.source} ${card.version}`}
              card={card}
              opportunity={opportunity}
              corporation={corporation}
              onClose={onClose}
            />
          )}
        </Dialog>
      </Modal>
    </ModalOverlay>
  );
}
