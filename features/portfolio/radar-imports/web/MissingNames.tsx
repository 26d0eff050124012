import { useId, useState } from 'react';
import type {
  ImportOptions,
  RadarImportPreview,
} from '#features/portfolio/radar-imports/domain/radar-import.ts';
import { radarLimits } from '#features/portfolio/radars/domain/limits.ts';
import { radarTemplates } from '#features/portfolio/radars/domain/templates.ts';
import { Button } from '#ui/Button.tsx';
import { controlClasses } from '#ui/Field.tsx';

type AreaNames = Pick<ImportOptions, 'quadrantNames' | 'ringNames'>;

interface Props {
  readonly preview: RadarImportPreview;
  readonly onSend: (names: AreaNames) => void;
}

const suggested = radarTemplates[0];

const words = {
  quadrantNames: ['Names of the quadrants', suggested?.quadrants ?? []],
  ringNames: ['Names of the rings, from the centre', suggested?.rings ?? []],
} as const;

/** Asks for the names of quadrants and rings that a file only counts. */
export function MissingNames({ preview, onSend }: Props) {
  const id = useId();
  const { asksFor, asksForCount } = preview;
  const countOf = (what: keyof typeof words) =>
    what === 'ringNames' ? asksForCount.rings : asksForCount.quadrants;
  const [names, setNames] = useState<AreaNames>(() =>
    Object.fromEntries(
      asksFor.map((what) => [
        what,
        Array.from(
          { length: countOf(what) },
          (_, at) =>
            words[what][1][at]?.name ?? `${what === 'ringNames' ? 'Ring' : 'Quadrant'} ${at + 1}`,
        ),
      ]),
    ),
  );
  return (
    <div className="space-y-4 rounded-card bg-sunken p-4">
      <p className="text-control">This file counts its areas without naming them.</p>
      <div className="grid gap-4 sm:grid-cols-2">
        {asksFor.map((what) => (
          <fieldset key={what} className="space-y-1.5">
            <legend className="mb-1.5 font-medium">{words[what][0]}</legend>
            {(names[what] ?? []).map((name, at) => (
              <input
                key={at}
                id={`${id}-${what}-${at}`}
                aria-label={`${words[what][0]}: ${at + 1}`}
                value={name}
                maxLength={radarLimits.areaCharacters}
                onChange={({ target }) =>
                  setNames({
                    ...names,
                    [what]: names[what]?.map((one, index) => (index === at ? target.value : one)),
                  })
                }
                className={`${controlClasses(undefined)} h-9`}
              />
            ))}
          </fieldset>
        ))}
      </div>
      <Button onPress={() => onSend(names)}>Continue</Button>
    </div>
  );
}
