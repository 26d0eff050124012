import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Check, ChevronDown } from 'lucide-react';
import { useState } from 'react';
import { Button } from 'react-aria-components/Button';
import { Menu, MenuItem, MenuTrigger } from 'react-aria-components/Menu';
import { Popover } from 'react-aria-components/Popover';
import { submissions } from '#domain/opportunities/endpoints.ts';
import { get, move } from '#domain/submissions/endpoints.ts';
import type { Stage } from '#domain/submissions/stages.ts';
import type { Submission } from '#domain/submissions/submission.ts';
import { keyOf } from '#web/transport/ask.ts';
import { call } from '#web/transport/call.ts';
import { toast } from '#web/ui/toasts.ts';
import { ReasonDialog } from './ReasonDialog.tsx';
import { StageName } from './StageName.tsx';

interface Props {
  readonly submission: Submission;
  readonly stages: readonly Stage[];
}

/** The stage, and where else it can go. A refusal asks why first. */
export function StageMenu({ submission, stages }: Props) {
  const client = useQueryClient();
  const [declining, setDeclining] = useState<string | null>(null);
  const params = { id: submission.id };
  const key = keyOf(get, { params });
  const show = (next: Submission) => client.setQueryData<Submission>(key, next);

  const { mutate } = useMutation({
    mutationFn: (to: { stage: string; reason?: string }) => call(move, { params, body: to }),
    onMutate: (to) => {
      show({ ...submission, stage: to.stage, reason: to.reason ?? null });
      return submission;
    },
    onSuccess: (moved) => moved && show(moved),
    onError: (error, _to, before) => {
      if (before) show(before);
      toast(error.message, 'bad');
    },
    onSettled: () => client.invalidateQueries({ queryKey: keyOf(submissions) }),
  });

  function choose(name: string): void {
    if (name === submission.stage) return;
    if (stages.some((stage) => stage.name === name && stage.isRefusal === true)) setDeclining(name);
    else mutate({ stage: name });
  }

  return (
    <>
      <MenuTrigger>
        <Button
          aria-label={`Stage: ${submission.stage}. Move to…`}
          className="inline-flex h-8 cursor-pointer items-center gap-2 rounded-control border border-line bg-surface px-2.5 text-control font-medium transition-colors hover:border-line-strong"
        >
          <StageName stage={submission.stage} />
          <ChevronDown aria-hidden className="size-3.5 text-ink-3" />
        </Button>
        <Popover placement="bottom start" className="floating min-w-48 rounded-card p-1">
          <Menu
            aria-label="Move to"
            className="outline-none"
            onAction={(name) => choose(String(name))}
          >
            {stages.map(({ name }) => (
              <MenuItem
                key={name}
                id={name}
                textValue={name}
                className="flex h-8 cursor-pointer items-center justify-between gap-4 rounded-control px-2 text-control outline-none data-[focused]:bg-sunken"
              >
                <StageName stage={name} />
                {name === submission.stage && <Check aria-hidden className="size-4 text-accent" />}
              </MenuItem>
            ))}
          </Menu>
        </Popover>
      </MenuTrigger>
      {declining !== null && (
        <ReasonDialog
          title={`Move to ${declining}`}
          onCancel={() => setDeclining(null)}
          onGive={(reason) => {
            mutate({ stage: declining, reason });
            setDeclining(null);
          }}
        />
      )}
    </>
  );
}
