import type { LegalKind } from '#features/cases/corporations/domain/legal-texts.ts';

interface DemoLegalText {
  readonly kind: LegalKind;
  readonly body: string;
}

/** What the invented corporations say on their public pages. Terms are left to who writes real ones. */
export const demoLegalTexts = (name: string): DemoLegalText[] => [
  {
    kind: 'privacy',
    body: `${name} keeps what you submit, your name and your email address, to review your idea and to answer you.

## Who reads it

The team of the opportunity you submitted to, and those who work on it with them.

## How long

Two years after the decision. You can withdraw your submission at any time with the link you received.`,
  },
  {
    kind: 'imprint',
    body: `${name}\n\nAn invented corporation of the demonstration.`,
  },
];
