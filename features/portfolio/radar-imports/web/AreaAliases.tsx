import { plainName } from '#features/portfolio/radars/domain/match-area.ts';
import type {
  ImportOptions,
  RadarImportPreview,
} from '#features/portfolio/radar-imports/domain/radar-import.ts';
import { SelectField } from '#ui/SelectField.tsx';

export type AliasOptions = Pick<ImportOptions, 'quadrantAliases' | 'ringAliases'>;

interface Props {
  readonly preview: RadarImportPreview;
  readonly names: AliasOptions;
  /** Whether it becomes an edition of a radar that has areas already. */
  readonly hasRadar: boolean;
  readonly isBusy: boolean;
  readonly onChange: (names: AliasOptions) => void;
}

/** Stands for an area of the file's own, which has no id yet. */
const own = '';

const kinds = [
  ['rings', 'ringAliases', 'Rings of the file', 'Ring'],
  ['quadrants', 'quadrantAliases', 'Quadrants of the file', 'Quadrant'],
] as const;

/** Which ring and quadrant each name of the file means. */
export function AreaAliases({ preview, names, hasRadar, isBusy, onChange }: Props) {
  return kinds.map(([kind, option, title, noun]) => {
    const read = preview.readAs[kind];
    const areas = preview[kind];
    if (read.length === 0) return null;
    const choose = (name: string, areaId: string) => {
      const { [name]: _, ...others } = names[option] ?? {};
      const area = areas.find(({ id }) => id === areaId);
      const isSame = area && plainName(area.name) === plainName(name);
      // In a radar with areas a name without a counterpart is asked for, unless it is wished.
      const meant = isSame ? undefined : (area?.name ?? (hasRadar ? name : undefined));
      onChange({ [option]: meant === undefined ? others : { ...others, [name]: meant } });
    };
    return (
      <details
        key={kind}
        open={read.some(({ areaId }) => areaId === null) || undefined}
        className="rounded-card bg-sunken px-4 py-1"
      >
        <summary className="flex min-h-8 cursor-pointer items-center gap-2 text-control font-medium">
          {title} <span className="font-normal text-ink-3 tabular">{read.length}</span>
        </summary>
        <ul className="space-y-2 pt-1 pb-3">
          {read.map(({ name, areaId }) => {
            const isOwn = areas.some(
              (area) => area.id === areaId && plainName(area.name) === plainName(name),
            );
            return (
              <li key={name} className="grid grid-cols-2 items-center gap-3 text-control">
                <span className="wrap-anywhere">{name}</span>
                <SelectField
                  label={`${noun} for ${name}`}
                  isLabelHidden
                  isDisabled={isBusy}
                  placeholder="Choose…"
                  options={[
                    ...areas.map((area) => ({ value: area.id, label: area.name })),
                    ...(isOwn ? [] : [{ value: own, label: `Add “${name}”` }]),
                  ]}
                  value={areaId}
                  onChange={(value) => choose(name, value)}
                />
              </li>
            );
          })}
        </ul>
      </details>
    );
  });
}
