import { CircleAlert, CircleCheck, CircleX } from 'lucide-react';
import type { SystemPart } from '#features/operations/system/domain/system.ts';
import { Pill, type Tone } from '#ui/Tag.tsx';

const states = {
  ok: { label: 'Works', tone: 'good', icon: CircleCheck },
  attention: { label: 'Attention', tone: 'warn', icon: CircleAlert },
  down: { label: 'Down', tone: 'bad', icon: CircleX },
} as const satisfies Record<SystemPart['state'], { label: string; tone: Tone; icon: unknown }>;

/** A part of the installation and how it is doing. */
export function PartCard({ part: { name, state, message } }: { readonly part: SystemPart }) {
  const { label, tone, icon: Icon } = states[state];
  return (
    <li className="rounded-card border border-line bg-raised p-4">
      <p className="flex items-center justify-between gap-3">
        <span className="min-w-0 truncate font-medium">{name}</span>
        <Pill
          tone={tone}
          icon={<Icon aria-hidden className="size-3.5 shrink-0" strokeWidth={1.75} />}
        >
          {label}
        </Pill>
      </p>
      <p className="mt-1.5 text-control break-words text-ink-2">{message}</p>
    </li>
  );
}
