import { clsx } from 'clsx';
import { useId } from 'react';
import { radarTemplates, type RadarTemplate } from '#features/portfolio/radars/domain/templates.ts';
import { ringRadii } from '#features/portfolio/radars/domain/layout-grid.ts';
import { RadarMiniature } from '#ui/radar/RadarMiniature.tsx';

interface Props {
  readonly value: string;
  readonly onChange: (template: RadarTemplate) => void;
}

/** The templates as pictures. */
export function TemplateChoice({ value, onChange }: Props) {
  const name = useId();
  return (
    <fieldset>
      <legend className="mb-1.5 font-medium">Template</legend>
      <div className="grid gap-3 sm:grid-cols-3">
        {radarTemplates.map((template) => (
          <label
            key={template.id}
            className={clsx(
              'flex cursor-pointer items-center gap-3 rounded-card border p-3 transition-colors has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent sm:flex-col sm:items-start',
              template.id === value
                ? 'border-accent bg-accent-soft'
                : 'border-line-strong bg-raised hover:bg-hover',
            )}
          >
            <input
              type="radio"
              name={name}
              value={template.id}
              checked={template.id === value}
              onChange={() => onChange(template)}
              className="sr-only"
            />
            <RadarMiniature
              quadrants={template.quadrants}
              ringRadii={ringRadii(template.rings.length, [])}
              blips={[]}
              className="size-16 shrink-0"
            />
            <span>
              <span className="block font-medium">{template.name}</span>
              <span className="block text-small text-ink-2">{template.description}</span>
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
