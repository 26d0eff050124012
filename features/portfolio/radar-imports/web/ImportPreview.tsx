import { TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { pluralize } from '#core/domain/format.ts';
import type { RadarImportPreview } from '#features/portfolio/radar-imports/domain/radar-import.ts';
import { movementLabels } from '#features/portfolio/radars/web/shared/movement-words.tsx';

interface SectionProps {
  readonly title: string;
  readonly count: number;
  readonly isOpen?: boolean;
  readonly children: readonly ReactNode[];
}

function Section({ title, count, isOpen = false, children }: SectionProps) {
  if (count === 0) return null;
  const more = count - children.length;
  return (
    <details open={isOpen} className="border-t border-line py-1">
      <summary className="flex min-h-8 cursor-pointer items-center gap-2 text-control font-medium">
        {title} <span className="font-normal text-ink-3 tabular">{count}</span>
      </summary>
      <div tabIndex={0} role="region" aria-label={title} className="max-h-56 overflow-y-auto">
        <ul className="space-y-0.5 pb-2 text-control text-ink-2">
          {children.map((child, index) => (
            <li key={index}>{child}</li>
          ))}
          {more > 0 && <li className="text-ink-3">and {more} more</li>}
        </ul>
      </div>
    </details>
  );
}

/** What an import would do: what is new, moved and gone, where the file disagrees, what was left out. */
export function ImportPreview({ preview }: { readonly preview: RadarImportPreview }) {
  if (preview.problem !== null)
    return (
      <p role="alert" className="flex items-start gap-2 rounded-card bg-bad-soft p-4 text-bad-ink">
        <TriangleAlert aria-hidden className="mt-0.5 size-4 shrink-0" strokeWidth={1.75} />
        {preview.problem}
      </p>
    );
  const nameOf = (areas: RadarImportPreview['rings'], id: string) =>
    areas.find((area) => area.id === id)?.name ?? id;
  const leftOut = preview.reasons.filter(({ isLeftOut }) => isLeftOut).length;
  return (
    <section aria-label="Preview">
      <p className="mb-3 text-control text-ink-2">
        <span className="font-medium text-ink">
          {pluralize(preview.blipCount, 'blip', 'blips', 'en')}
        </span>{' '}
        in {preview.quadrants.map(({ name }) => name).join(', ')}; rings{' '}
        {preview.rings.map(({ name }) => name).join(', ')}.
      </p>
      <Section title="Left out or repaired" count={preview.reasonCount} isOpen={leftOut > 0}>
        {preview.reasons.map(({ row, name, problem, isLeftOut }) => (
          <span key={`${row}${name}${problem}`} className={isLeftOut ? 'text-bad-ink' : undefined}>
            {[row === null ? null : `Row ${row}`, name].filter(Boolean).join(', ')}
            {(row !== null || name !== null) && ': '}
            {problem}
          </span>
        ))}
      </Section>
      <Section title="New" count={preview.new.length}>
        {preview.new.map(({ name, ringId }) => `${name}, ${nameOf(preview.rings, ringId)}`)}
      </Section>
      <Section title="Moved" count={preview.moved.length}>
        {preview.moved.map(
          ({ name, from, ringId }) => `${name}: ${from} to ${nameOf(preview.rings, ringId)}`,
        )}
      </Section>
      <Section title="No longer on the radar" count={preview.removed.length}>
        {preview.removed.map(({ name, ring }) => `${name}, ${ring}`)}
      </Section>
      <Section title="Disagreements with the file" count={preview.disagreements.length}>
        {preview.disagreements.map(
          ({ name, fileStatus, derived }) =>
            `${name}: the file says “${fileStatus}”, the editions “${movementLabels[derived].toLowerCase()}”`,
        )}
      </Section>
    </section>
  );
}
