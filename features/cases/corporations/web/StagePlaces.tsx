import { ArrowUpDown } from 'lucide-react';
import { MenuTrigger } from 'react-aria-components/Menu';
import { Popover } from 'react-aria-components/Popover';
import { movedStage, type StageEdit } from '#features/cases/corporations/domain/stage-editing.ts';
import { ActionMenu } from '#ui/ActionMenu.tsx';
import { Button } from '#ui/Button.tsx';

interface Props {
  readonly edit: StageEdit;
  /** Of the stage, from 0. */
  readonly place: number;
  readonly onChange: (edit: StageEdit) => void;
}

/** Moves a stage to any place, without dragging. */
export function StagePlaces({ edit, place, onChange }: Props) {
  const { stages } = edit;
  const stage = stages[place];
  if (!stage) return null;
  const label = `Move ${stage.name} to…`;
  const actions = stages.map(({ key, name }, to) => {
    const before = to < place ? key : (stages[to + 1]?.key ?? null);
    return (
      to !== place && {
        id: key,
        label: `${to + 1}. ${name}`,
        icon: ArrowUpDown,
        run: () => onChange(movedStage(edit, stage.key, before)),
      }
    );
  });
  return (
    <MenuTrigger>
      <Button variant="quiet" size="icon" aria-label={label}>
        <ArrowUpDown aria-hidden className="size-4" strokeWidth={1.75} />
      </Button>
      <Popover
        placement="bottom end"
        className="floating max-h-80 min-w-48 overflow-y-auto rounded-card p-1"
      >
        <ActionMenu label={label} actions={actions} />
      </Popover>
    </MenuTrigger>
  );
}
