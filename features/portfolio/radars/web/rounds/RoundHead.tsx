import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Link, useNavigate } from '@tanstack/react-router';
import { Suspense, useState } from 'react';
import { lazyPart } from '#core/web/router/lazy-part.tsx';
import { pluralize } from '#core/domain/format.ts';
import type { Round } from '#features/portfolio/radars/domain/round.ts';
import {
  close,
  get,
  list,
  publish,
  remove,
} from '#features/portfolio/radars/domain/round-endpoints.ts';
import { roundStepNames } from '#features/portfolio/radars/domain/round-steps.ts';
import { call } from '#core/web/transport/call.ts';
import { queryKeyOf } from '#core/web/transport/query-options.ts';
import { Button } from '#ui/Button.tsx';
import { ConfirmDialog } from '#ui/ConfirmDialog.tsx';
import { toast } from '#ui/toasts.ts';
import { RoundSteps } from './RoundSteps.tsx';

const RoundDialog = lazyPart(() => import('./RoundDialog.tsx'), 'RoundDialog');

type Action = 'close' | 'publish' | 'remove';

const consequences: Readonly<Record<Action, string>> = {
  close: 'A closed step cannot be reopened. Participants are notified.',
  publish: 'The blips of the draft move as recommended, and the corporation sees the new edition.',
  remove: 'All votes are deleted. The draft stays.',
};

function ActionDialog({
  round,
  action,
  title,
  onClose,
}: {
  readonly round: Round;
  readonly action: Action;
  readonly title: string;
  readonly onClose: () => void;
}) {
  const client = useQueryClient();
  const navigate = useNavigate();
  const params = { id: round.radarId, roundId: round.id };
  const { mutate, isPending, error } = useMutation({
    mutationFn: async () => {
      if (action === 'close') return call(close, { params, body: { step: round.step } });
      if (action === 'publish') return call(publish, { params, body: { version: round.version } });
      await call(remove, { params });
      return null;
    },
    onSuccess: async (changed) => {
      if (changed) client.setQueryData(queryKeyOf(get, { params }), changed);
      else await navigate({ to: '/radars/$id', params: { id: round.radarId }, search: {} });
      void client.invalidateQueries({ queryKey: queryKeyOf(list) });
      if (action === 'publish') toast(`${round.edition.name} was published.`);
      onClose();
    },
  });
  return (
    <ConfirmDialog
      title={title}
      lead={consequences[action]}
      action={title}
      variant={action === 'remove' ? 'danger' : 'primary'}
      cancel="Back"
      isBusy={isPending}
      error={error}
      onConfirm={() => mutate()}
      onClose={onClose}
    />
  );
}

/** What the round is for, its steps, and what an editor can do with it. */
export function RoundHead({ round }: { readonly round: Round }) {
  const [open, setOpen] = useState<Action | 'edit' | null>(null);
  const { step } = round;
  const onClose = () => setOpen(null);
  const titles: Readonly<Record<Action, string>> = {
    close: `Close ${roundStepNames[step].toLowerCase()}`,
    publish: 'Publish edition',
    remove: 'Cancel round',
  };
  const next = step === 'recommendation' ? 'publish' : 'close';
  return (
    <header className="space-y-4 border-b border-line px-4 py-4 md:px-6">
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
        <div className="min-w-0 flex-1 basis-56">
          <h1 className="text-title font-semibold tracking-[-0.02em] text-balance break-words">
            Round for {round.edition.name}
          </h1>
          <p className="mt-0.5 text-ink-2">
            <Link
              to="/radars/$id"
              params={{ id: round.radarId }}
              search={{}}
              className="inline-block min-h-6 text-accent-ink hover:underline"
            >
              {round.radarName}
            </Link>
            {' · '}
            {pluralize(round.items.length, 'blip', 'blips', 'en')}
            {' · '}
            {pluralize(round.participants.length, 'participant', 'participants', 'en')}
            {round.author && ` · Recommendation by ${round.author.name}`}
          </p>
        </div>
        {round.mayEdit && step !== 'published' && (
          <div className="flex flex-wrap gap-2">
            <Button variant="quiet" onPress={() => setOpen('remove')}>
              Cancel round
            </Button>
            <Button onPress={() => setOpen('edit')}>Edit…</Button>
            <Button variant="primary" onPress={() => setOpen(next)}>
              {titles[next]}
            </Button>
          </div>
        )}
      </div>
      <RoundSteps round={round} />
      <Suspense>
        {open === 'edit' ? (
          <RoundDialog radarId={round.radarId} round={round} onClose={onClose} />
        ) : (
          open && (
            <ActionDialog round={round} onClose={onClose} action={open} title={titles[open]} />
          )
        )}
      </Suspense>
    </header>
  );
}
