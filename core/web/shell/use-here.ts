import { useMatches } from '@tanstack/react-router';
import { sections, type Section } from './sections.ts';

/** Where the pages of one thing belong. */
const parents: Readonly<Record<string, Section['to']>> = {
  Opportunity: '/discover',
  'New opportunity': '/discover',
  'Edit opportunity': '/discover',
  Project: '/projects',
  Company: '/search',
  Collection: '/collections',
  Radar: '/radars',
  Import: '/admin',
  Imports: '/admin',
};

interface Here {
  /** What the page is a page of; empty while it is not known. */
  readonly name: string;
  /** The section that a page of one thing belongs to; a section itself has none. */
  readonly parent: Section | undefined;
}

/** Where one is. */
export function useHere(): Here {
  const name = useMatches({ select: (matches) => matches.at(-1)?.staticData.section }) ?? '';
  return { name, parent: sections.find(({ to }) => to === parents[name]) };
}
