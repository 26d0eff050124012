import { Plus, X } from 'lucide-react';
import { radarLimits } from '#features/portfolio/radars/domain/limits.ts';
import type { Area } from '#features/portfolio/radars/domain/radar.ts';
import { areaIdOf, quadrantColors } from '#features/portfolio/radars/domain/templates.ts';
import { Button } from '#ui/Button.tsx';
import { controlClasses } from '#ui/Field.tsx';

interface Props {
  readonly label: string;
  readonly areas: readonly Area[];
  readonly onChange: (areas: readonly Area[]) => void;
}

/** The names and colors of the quadrants or the rings. Ids stay, so that editions can be compared. */
export function AreaFields({ label, areas, onChange }: Props) {
  const change = (at: number, fields: Partial<Area>) =>
    onChange(areas.map((area, index) => (index === at ? { ...area, ...fields } : area)));
  const add = () => {
    const name = `${label.split(',')[0]?.replace(/s$/u, '')} ${areas.length + 1}`;
    const taken = new Set(areas.map(({ id }) => id));
    const color = quadrantColors[areas.length % quadrantColors.length] ?? '#5b6770';
    onChange([...areas, { id: areaIdOf(name, taken), name, color }]);
  };
  return (
    <fieldset>
      <legend className="mb-1.5 font-medium">{label}</legend>
      <ol className="space-y-1.5">
        {areas.map((area, index) => (
          <li key={area.id} className="flex items-center gap-1.5">
            <input
              type="color"
              aria-label={`Colour of ${area.name}`}
              value={area.color}
              onChange={(event) => change(index, { color: event.target.value })}
              className="size-8 shrink-0 cursor-pointer rounded-control border border-line-strong bg-raised p-1"
            />
            <input
              aria-label={`Name of ${index + 1}: ${area.name}`}
              value={area.name}
              required
              maxLength={radarLimits.areaCharacters}
              onChange={(event) => change(index, { name: event.target.value })}
              className={`${controlClasses(undefined)} h-8`}
            />
            <Button
              variant="quiet"
              size="icon"
              aria-label={`Remove ${area.name}`}
              isDisabled={areas.length <= radarLimits.areasLeast}
              onPress={() => onChange(areas.filter((one) => one !== area))}
            >
              <X aria-hidden className="size-4" strokeWidth={1.75} />
            </Button>
          </li>
        ))}
      </ol>
      <Button
        size="small"
        className="mt-2"
        isDisabled={areas.length >= radarLimits.areasMost}
        onPress={add}
      >
        <Plus aria-hidden className="size-3.5" />
        Add
      </Button>
    </fieldset>
  );
}
