import { ArrowDown, ArrowUp, GripVertical, Pencil, Trash2 } from 'lucide-react';
import { Button as AriaButton } from 'react-aria-components/Button';
import { GridList, GridListItem } from 'react-aria-components/GridList';
import { pluralize } from '#core/domain/format.ts';
import { useRecordDrag } from '#core/web/views/use-record-drag.tsx';
import {
  movedStage,
  submissionsIn,
  type EditedStage,
  type StageEdit,
} from '#features/cases/corporations/domain/stage-editing.ts';
import { mailsSubmitter } from '#features/cases/corporations/domain/stage-mails.ts';
import { Button } from '#ui/Button.tsx';
import { Pill } from '#ui/Tag.tsx';
import { StagePlaces } from './StagePlaces.tsx';

const icon = { 'aria-hidden': true, className: 'size-4', strokeWidth: 1.75 } as const;

interface Props {
  readonly edit: StageEdit;
  readonly onChange: (edit: StageEdit) => void;
  readonly onEdit: (stage: EditedStage) => void;
  readonly onRemove: (stage: EditedStage) => void;
}

/** The stages in order, moved by dragging, by keyboard or by buttons. */
export function StageList({ edit, onChange, onEdit, onRemove }: Props) {
  const { stages } = edit;
  const drag = useRecordDrag({
    of: 'stage',
    keys: stages.map(({ key }) => key),
    canMove: true,
    name: 'Stages',
    listId: 'stages',
    onMove: ({ key, before }) => onChange(movedStage(edit, key, before)),
  });
  const refusals = stages.filter(({ isRefusal }) => isRefusal === true).length;
  return (
    <GridList
      aria-label="Stages"
      dragAndDropHooks={drag}
      // Drawn again when anything of a stage changes.
      dependencies={[edit]}
      items={stages.map((stage, place) => ({ ...stage, id: stage.key, place }))}
      className="rounded-card border border-line bg-raised"
    >
      {({ place, ...stage }) => {
        const { name, isRefusal = false, promiseDays } = stage;
        const next = (by: -1 | 2) => stages[place + by]?.key ?? null;
        return (
          <GridListItem
            id={stage.key}
            textValue={name}
            className="flex items-center gap-2 border-b border-line px-2 py-2 outline-none last:border-b-0 focus-visible:outline-2 focus-visible:-outline-offset-2 focus-visible:outline-accent data-[dragging]:opacity-50"
          >
            <AriaButton
              slot="drag"
              aria-label={`Drag ${name}`}
              className="grid size-7 shrink-0 cursor-grab place-items-center rounded-control text-ink-3 hover:bg-hover hover:text-ink"
            >
              <GripVertical aria-hidden className="size-4" />
            </AriaButton>
            <div className="min-w-0 flex-1">
              <p className="flex flex-wrap items-center gap-2">
                <span className="min-w-0 truncate font-medium">{name}</span>
                {isRefusal && <Pill>Declining</Pill>}
              </p>
              <p className="text-small text-ink-3">
                {[
                  pluralize(submissionsIn(edit, stage), 'submission', 'submissions'),
                  promiseDays !== undefined &&
                    `answer within ${pluralize(promiseDays, 'day', 'days')}`,
                  mailsSubmitter(stages, name) && 'email to the submitter',
                ]
                  .filter(Boolean)
                  .join(' · ')}
              </p>
            </div>
            <div className="flex">
              <Button
                variant="quiet"
                size="icon"
                aria-label={`Move ${name} up`}
                isDisabled={place === 0}
                onPress={() => onChange(movedStage(edit, stage.key, next(-1)))}
                className="max-sm:hidden"
              >
                <ArrowUp {...icon} />
              </Button>
              <Button
                variant="quiet"
                size="icon"
                aria-label={`Move ${name} down`}
                isDisabled={place === stages.length - 1}
                onPress={() => onChange(movedStage(edit, stage.key, next(2)))}
                className="max-sm:hidden"
              >
                <ArrowDown {...icon} />
              </Button>
              <StagePlaces edit={edit} place={place} onChange={onChange} />
              <Button
                variant="quiet"
                size="icon"
                aria-label={`Edit ${name}`}
                onPress={() => onEdit(stage)}
              >
                <Pencil {...icon} />
              </Button>
              <Button
                variant="quiet"
                size="icon"
                aria-label={`Remove ${name}`}
                isDisabled={stages.length <= 2 || (isRefusal && refusals === 1)}
                onPress={() => onRemove(stage)}
              >
                <Trash2 {...icon} />
              </Button>
            </div>
          </GridListItem>
        );
      }}
    </GridList>
  );
}
