import { Check } from 'lucide-react';
import { Menu, MenuItem } from 'react-aria-components/Menu';
import { Popover } from 'react-aria-components/Popover';
import type { Stage } from '#core/domain/identity/stage.ts';
import { StageName } from '#features/submissions/web/public/StageName.tsx';

interface Props {
  readonly stages: readonly Stage[];
  /** The current stage, if any. */
  readonly current?: string;
  readonly onChoose: (stage: Stage) => void;
}

/** A menu button with the stages to move to. */
export function StagePicker({ stages, current, onChoose }: Props) {
  return (
    <Popover placement="bottom start" className="floating min-w-48 rounded-card p-1">
      <Menu
        aria-label="Move to"
        className="outline-none"
        onAction={(key) => {
          const chosen = stages.find(({ name }) => name === key);
          if (chosen && chosen.name !== current) onChoose(chosen);
        }}
      >
        {stages.map(({ name }) => (
          <MenuItem
            key={name}
            id={name}
            textValue={name}
            className="flex h-8 cursor-pointer items-center justify-between gap-4 rounded-control px-2 text-control outline-none data-[focused]:bg-sunken"
          >
            <StageName stage={name} />
            {name === current && <Check aria-hidden className="size-4 text-accent" />}
          </MenuItem>
        ))}
      </Menu>
    </Popover>
  );
}
