import { PartRow } from './PartRow.tsx';

const grounds = [
  'bg-canvas',
  'bg-surface',
  'bg-raised',
  'bg-sunken',
  'bg-hover',
  'bg-press',
  'bg-thumb',
];
const meanings = [
  'bg-accent',
  'bg-signal',
  'bg-good',
  'bg-warn',
  'bg-bad',
  'bg-accent-soft',
  'bg-signal-soft',
  'bg-good-soft',
  'bg-warn-soft',
  'bg-bad-soft',
];
const categories = ['bg-c1', 'bg-c2', 'bg-c3', 'bg-c4', 'bg-c5', 'bg-c6', 'bg-c7', 'bg-c8'];
const texts: readonly (readonly [look: string, name: string])[] = [
  ['text-title font-semibold', 'Page title'],
  ['text-panel font-semibold', 'Panel title'],
  ['text-section font-semibold', 'Section'],
  ['text-card font-semibold', 'Card title'],
  ['text-reading', 'Text for reading'],
  ['text-body', 'Body'],
  ['text-control', 'Tables and controls'],
  ['text-small text-ink-2', 'Small, secondary'],
  ['text-meta text-ink-3', 'Meta'],
];

const Swatches = ({ of }: { readonly of: readonly string[] }) =>
  of.map((ground) => (
    <span key={ground} className="text-meta text-ink-2">
      <span aria-hidden className={`block size-12 rounded-card border border-line ${ground}`} />
      {ground.slice('bg-'.length)}
    </span>
  ));

export function ColourParts() {
  return (
    <>
      <PartRow name="Grounds">
        <Swatches of={grounds} />
      </PartRow>
      <PartRow name="Meanings">
        <Swatches of={meanings} />
      </PartRow>
      <PartRow name="Categories">
        <Swatches of={categories} />
      </PartRow>
      <PartRow name="Type">
        <div className="space-y-1">
          {texts.map(([look, name]) => (
            <p key={name} className={look}>
              {name} 1,234.50
            </p>
          ))}
        </div>
      </PartRow>
    </>
  );
}
