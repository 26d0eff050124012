import { Eye, EyeOff, GripVertical, Pencil, Trash2 } from 'lucide-react';
import { Button as AriaButton } from 'react-aria-components/Button';
import { GridListItem } from 'react-aria-components/GridList';
import { allCorporations } from '#core/domain/identity/corporation.ts';
import { pluralize } from '#core/domain/format.ts';
import { isScheduled, type ManagedBlock } from '#features/portfolio/spotlight/domain/block.ts';
import {
  automaticTexts,
  type AutomaticKind,
} from '#features/portfolio/spotlight/domain/spotlight.ts';
import { Button } from '#ui/Button.tsx';
import { dateSpan } from '#ui/dates.tsx';
import { Pill } from '#ui/Tag.tsx';

interface Props {
  readonly id: string;
  readonly title: string;
  /** Null: an automatic block. */
  readonly block: ManagedBlock | null;
  /** An automatic block that is switched off. */
  readonly isHidden: boolean;
  readonly onSwitch: (kind: AutomaticKind, isShown: boolean) => void;
  readonly onEdit: (block: ManagedBlock) => void;
  readonly onRemove: (block: ManagedBlock) => void;
}

/** For whom and when a block is shown. */
function aboutOf({ from, until, corporationIds, isPublic, subject }: ManagedBlock): string {
  return [
    corporationIds.length === 0
      ? allCorporations.name
      : pluralize(corporationIds.length, 'corporation', 'corporations', 'en'),
    dateSpan(from, until),
    subject?.name ?? '',
    isPublic ? 'On the web' : '',
  ]
    .filter((part) => part !== '')
    .join(' · ');
}

function State({ block, isHidden }: Pick<Props, 'block' | 'isHidden'>) {
  if (block === null) return <Pill>{isHidden ? 'Off' : 'Automatic'}</Pill>;
  const now = new Date();
  if (isScheduled(block, now)) return <Pill tone="good">Shown</Pill>;
  const isLater = block.from !== null && new Date(block.from) > now;
  return <Pill tone={isLater ? 'accent' : 'neutral'}>{isLater ? 'Scheduled' : 'Over'}</Pill>;
}

/** A block in the order of the page. */
export function BlockRow(props: Props) {
  const { id, title, block, isHidden, onSwitch, onEdit, onRemove } = props;
  return (
    <GridListItem
      id={id}
      textValue={title}
      className="flex items-center gap-3 rounded-card border border-line bg-raised p-2.5 outline-none data-[dragging]:opacity-50 data-[focus-visible]:outline-2 data-[focus-visible]:outline-accent"
    >
      <AriaButton
        slot="drag"
        aria-label={`Move ${title}`}
        className="grid size-6 shrink-0 cursor-grab place-items-center rounded text-ink-3 hover:text-ink"
      >
        <GripVertical aria-hidden className="size-4" />
      </AriaButton>
      <div className="min-w-0 flex-1">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-0.5 font-medium">
          <span className="min-w-0 break-words">{title}</span>
          <State block={block} isHidden={isHidden} />
        </p>
        <p className="text-small break-words text-ink-3">
          {block === null ? automaticTexts[id as AutomaticKind].about : aboutOf(block)}
        </p>
      </div>
      {block === null && (
        <Button
          variant="quiet"
          size="icon"
          aria-label={`Show ${title}`}
          aria-pressed={!isHidden}
          onPress={() => onSwitch(id as AutomaticKind, isHidden)}
        >
          {isHidden ? (
            <EyeOff aria-hidden className="size-4" strokeWidth={1.75} />
          ) : (
            <Eye aria-hidden className="size-4" strokeWidth={1.75} />
          )}
        </Button>
      )}
      {block !== null && (
        <>
          <Button
            variant="quiet"
            size="icon"
            aria-label={`Edit ${title}`}
            onPress={() => onEdit(block)}
          >
            <Pencil aria-hidden className="size-4" strokeWidth={1.75} />
          </Button>
          <Button
            variant="quiet"
            size="icon"
            aria-label={`Delete ${title}`}
            onPress={() => onRemove(block)}
          >
            <Trash2 aria-hidden className="size-4" strokeWidth={1.75} />
          </Button>
        </>
      )}
    </GridListItem>
  );
}
