import { useState } from 'react';
import { findMentioned } from '#core/domain/text/mentions.ts';
import { commentLimits } from '#features/cases/comments/domain/limits.ts';

interface Named {
  readonly id: string;
  readonly name: string;
}

/** The people chosen as mentions, as long as their names are in the text. */
export function useMentionedPeople(before: readonly Named[] = []) {
  const [people, setPeople] = useState(before);
  return {
    mention: ({ id, name }: Named) =>
      setPeople((current) => [...current.filter((one) => one.id !== id), { id, name }]),
    mentionsIn: (text: string): string[] =>
      findMentioned(text, people)
        .slice(0, commentLimits.mentionsMost)
        .map(({ id }) => id),
    forget: () => setPeople([]),
  };
}
