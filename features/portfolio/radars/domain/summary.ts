import { formatList, pluralize } from '#core/domain/format.ts';
import type { Area, Blip } from './radar.ts';

/** Names in a sentence; the others are counted. */
const namesMost = 8;

function namesOf(names: readonly string[]): string {
  const rest = names.length - namesMost;
  if (rest <= 1) return formatList(names, 'and');
  return formatList(
    [...names.slice(0, namesMost), pluralize(rest, 'other', 'others', 'en')],
    'and',
  );
}

interface Changed {
  readonly rings: readonly Area[];
  readonly blips: readonly Pick<Blip, 'name' | 'ringId' | 'movement' | 'isSettled'>[];
  readonly removed: readonly Pick<Blip, 'name'>[];
}

/** What changed since the edition before, as a text to publish with or to edit first. */
export function summaryOfChanges({ blips, removed, rings }: Changed): string {
  const drawn = blips.filter(({ isSettled }) => !isSettled);
  const lines: string[] = [];
  const line = (heading: string, names: readonly string[]) => {
    if (names.length > 0) lines.push(`- **${heading}:** ${namesOf(names)}`);
  };
  const movedTo = (id: string, movement: string) =>
    drawn
      .filter((blip) => blip.ringId === id && blip.movement === movement)
      .map(({ name }) => name);
  line(
    'New',
    drawn.filter(({ movement }) => movement === 'new').map(({ name }) => name),
  );
  for (const { id, name } of rings) {
    line(`Moved in to ${name}`, movedTo(id, 'in'));
    line(`Moved out to ${name}`, movedTo(id, 'out'));
  }
  line(
    'Unchanged',
    blips.filter(({ isSettled }) => isSettled).map(({ name }) => name),
  );
  line(
    'No longer on the radar',
    removed.map(({ name }) => name),
  );
  return lines.length === 0 ? 'Nothing changed since the last edition.' : lines.join('\n');
}
