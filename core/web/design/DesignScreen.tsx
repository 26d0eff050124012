import type { ReactNode } from 'react';
import { ActionParts } from './ActionParts.tsx';
import { ChartParts } from './ChartParts.tsx';
import { ColourParts } from './ColourParts.tsx';
import { FeedbackParts } from './FeedbackParts.tsx';
import { FieldParts } from './FieldParts.tsx';
import { IdentityParts } from './IdentityParts.tsx';
import { RadarParts } from './RadarParts.tsx';

const themes = ['light', 'dark'] as const;

const groups: readonly (readonly [title: string, parts: () => ReactNode])[] = [
  ['Colours and type', ColourParts],
  ['Actions', ActionParts],
  ['Fields and choice', FieldParts],
  ['Identity', IdentityParts],
  ['Feedback', FeedbackParts],
  ['Charts', ChartParts],
  ['Radar', RadarParts],
];

/** Every part of the interface in its states, in both themes side by side. Only in development. */
export function DesignScreen() {
  return (
    <main className="grid min-h-dvh lg:grid-cols-2">
      <h1 className="sr-only">Parts of the interface</h1>
      {themes.map((theme) => (
        <div
          key={theme}
          data-theme={theme}
          style={{ colorScheme: theme }}
          className="space-y-10 bg-surface p-8 text-ink"
        >
          {groups.map(([title, Parts]) => (
            <section key={title} aria-label={`${title}, ${theme}`}>
              <h2 className="mb-4 text-section font-semibold">{title}</h2>
              <div className="space-y-5">
                <Parts />
              </div>
            </section>
          ))}
        </div>
      ))}
    </main>
  );
}
