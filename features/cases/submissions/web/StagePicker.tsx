import { Check } from 'lucide-react';
import { Menu, MenuItem } from 'react-aria-components/Menu';
import { Popover } from 'react-aria-components/Popover';
import type { Stage } from '#core/domain/identity/stage.ts';
import { stageNamed } from '#features/cases/corporations/domain/stages.ts';
import { StageName } from '#features/cases/corporations/web/shared/StageName.tsx';

interface Props {
  readonly label?: string;
  readonly stages: readonly Stage[];
  /** The current stage, if any. */
  readonly current?: string;
  /** The stage that has the focus first; otherwise the menu itself. */
  readonly focused?: string;
  readonly onChoose: (stage: Stage) => void;
}

const takeFocus = (item: HTMLElement | null): void => item?.focus();

/** The menu of stages to choose from. */
export function StagePicker({ label = 'Move to', stages, current, focused, onChoose }: Props) {
  return (
    <Popover placement="bottom start" className="floating min-w-48 rounded-card p-1">
      <Menu
        aria-label={label}
        className="outline-none"
        {...(focused !== undefined && { autoFocus: false })}
        onAction={(key) => {
          const stage = stageNamed(stages, String(key));
          if (stage && stage.name !== current) onChoose(stage);
        }}
      >
        {stages.map(({ name }) => (
          <MenuItem
            key={name}
            id={name}
            textValue={name}
            ref={name === focused ? takeFocus : null}
            className="flex h-8 cursor-pointer items-center justify-between gap-4 rounded-control px-2 text-control outline-none data-[focused]:bg-hover"
          >
            <StageName stage={name} />
            {name === current && <Check aria-hidden className="size-4 text-accent" />}
          </MenuItem>
        ))}
      </Menu>
    </Popover>
  );
}
