import { personNames, ownerships, type PersonName, type Ownership } from './persons.ts';
import type { FixtureResources } from './fixture.ts';

/**
 * What each endpoint answers to whom, about what: the product's promise, written down a second
 * time. It lies with the tests and not in the domain, because nothing that ships may be decided by
 * it, and because it speaks of the demonstration's persons.
 */
export interface Expectation {
  /** What is asked for at a place. */
  readonly input?: (resources: FixtureResources) => {
    readonly params?: Record<string, string>;
    readonly query?: Record<string, string>;
    readonly body?: unknown;
  };
  /** What is answered to those who must sign in first, or that it is open to everybody. */
  readonly unauthenticated: 200 | 401 | 'as persons';
  /** A line for each place (or one for all), a status for each person in the order of the heading. */
  readonly persons: string;
}

const heading =
  'superuser foundry champion owner developer observer member norrland guest unverified';

export const everybody = 'any  200 200 200 200 200 200 200 200 200 200';
export const nobody = 'any  401 401 401 401 401 401 401 401 401 401';
/** Rows of a corporation: the same for one that is foreign and one that does not exist. */
export const visibleRows = `
  own                200 200 200 200 200 200 200 200 200 404
  same corporation   200 200 200 200 200 200 200 200 200 404
  other corporation  200 200 404 404 404 404 404 404 404 404
  missing            404 404 404 404 404 404 404 404 404 404`;
export const people = `
  own                200 200 200 200 200 200 200 200 200 200
  same corporation   200 200 404 404 404 404 404 404 404 404
  other corporation  200 200 404 404 404 404 404 404 404 404
  missing            404 404 404 404 404 404 404 404 404 404`;

/** Ours: foundry, and the people of the corporation. The guest sees SKF through a case of it alone. */
export const posters = `
  own                200 200 200 200 200 200 200 200 403 404
  same corporation   200 200 200 200 200 200 200 200 200 404
  other corporation  200 200 404 404 404 404 404 404 404 404
  missing            404 404 404 404 404 404 404 404 404 404`;
/** Ours: foundry and the Case Owner. */
export const caseOwners = (done: 200 | 409) => `
  own                ${done} ${done} 403 ${done} 403 403 403 403 403 404
  same corporation   ${done} ${done} 403 403 403 403 403 403 403 404
  other corporation  ${done} ${done} 404 404 404 404 404 404 404 404
  missing            404 404 404 404 404 404 404 404 404 404`;

/** Section 6, "view comments, view team, view votes": the system's Foundry Champion sees, too. */
export const caseViewers = `
  own                200 200 200 200 200 200 403 403 200 404
  same corporation   200 200 200 403 403 403 403 403 403 404
  other corporation  200 200 404 404 404 404 404 404 404 404
  missing            404 404 404 404 404 404 404 404 404 404`;
/** Section 6, "comment and vote": neither the system's Foundry Champion nor an Observer. */
export const caseVoices = (done: 200 | 204) => `
  own                ${done} ${done} 403 ${done} ${done} 403 403 403 ${done} 404
  same corporation   ${done} ${done} 403 403 403 403 403 403 403 404
  other corporation  ${done} ${done} 404 404 404 404 404 404 404 404
  missing            404 404 404 404 404 404 404 404 404 404`;
/** Section 6, "move submissions": the Case Owner, Business Developer and Support, and the foundry. */
export const caseMovers = (done: 200 | 204 | 409) => `
  own                ${done} ${done} 403 ${done} ${done} 403 403 403 ${done} 404
  same corporation   ${done} ${done} 403 403 403 403 403 403 403 404
  other corporation  ${done} ${done} 404 404 404 404 404 404 404 404
  missing            404 404 404 404 404 404 404 404 404 404`;
/** The same for a comment, which is not there for who may not see comments. */
export const commentVoices = (done: 200 | 204) => `
  own                ${done} ${done} 403 ${done} ${done} 403 404 404 ${done} 404
  same corporation   ${done} ${done} 403 404 404 404 404 404 404 404
  other corporation  ${done} ${done} 404 404 404 404 404 404 404 404
  missing            404 404 404 404 404 404 404 404 404 404`;

/** Settings of a corporation are the foundry's. */
export const foundryOnly = (done: 200 | 409) => `
  own                ${done} ${done} 403 403 403 403 403 403 403 404
  same corporation   ${done} ${done} 403 403 403 403 403 403 403 404
  other corporation  ${done} ${done} 404 404 404 404 404 404 404 404
  missing            404 404 404 404 404 404 404 404 404 404`;
/** Section 6, "manage opportunity roles". */
export const caseManagers = (done: 200 | 204) => `
  own                ${done} ${done} 403 ${done} 403 403 403 403 403 404
  same corporation   ${done} ${done} 403 403 403 403 403 403 403 404
  other corporation  ${done} ${done} 404 404 404 404 404 404 404 404
  missing            404 404 404 404 404 404 404 404 404 404`;

/** What belongs to nobody's corporation: the foundry's, and not told of to anybody else. */
export const foundryAlone = (done: 200 | 204 | 409) => `
  own                ${done} ${done} 403 403 403 403 403 403 403 403
  same corporation   ${done} ${done} 403 403 403 403 403 403 403 403
  other corporation  ${done} ${done} 403 403 403 403 403 403 403 403
  missing            404 404 403 403 403 403 403 403 403 403`;

/** What is published, or found by a secret address: the same for all who ask. */
export const everybodyEqually = `
  own                200 200 200 200 200 200 200 200 200 200
  same corporation   200 200 200 200 200 200 200 200 200 200
  other corporation  200 200 200 200 200 200 200 200 200 200
  missing            404 404 404 404 404 404 404 404 404 404`;
const ten = (status: number) => Array(10).fill(status).join(' ');
/** Section 6, "Collections": the owner and those it is shared with; an unverified address shares nothing. */
export const collectionReaders = (done: 200 | 204) => `
  own                ${ten(done)}
  same corporation   ${ten(done).slice(0, -3)}404
  other corporation  ${ten(404)}
  missing            ${ten(404)}`;
/** What is a person's own, and there for nobody else. */
export const onesOwn = (done: 200 | 204) => `
  own                ${ten(done)}
  same corporation   ${ten(404)}
  other corporation  ${ten(404)}
  missing            ${ten(404)}`;
export const collectionOwners = (done: 200 | 204 | 404) => `
  own                ${ten(done)}
  same corporation   ${ten(403).slice(0, -3)}404
  other corporation  ${ten(404)}
  missing            ${ten(404)}`;

export interface Cell {
  readonly person: PersonName;
  readonly place: Ownership;
  readonly status: number;
}

/** The table of one endpoint, cell by cell. A line or a column too few is an error, not a gap. */
export function cellsOf({ persons }: Expectation): Cell[] {
  const lines = persons
    .trim()
    .split('\n')
    .map((line) => /^\s*(\D+?)\s+([\d ]+)$/u.exec(line) ?? []);
  const wanted = lines.length === 1 ? ['any'] : ownerships;
  if (heading !== personNames.join(' ')) throw new Error('The heading is not the list of persons.');
  return wanted.flatMap((name, index) => {
    const [, place, statuses = ''] = lines[index] ?? [];
    const cells = statuses.split(' ').map(Number);
    if (place !== name || cells.length !== personNames.length) {
      throw new Error(`A line of the table is not as it should be: ${place ?? name} ${statuses}`);
    }
    return personNames.map((person, column) => ({
      person,
      place: name === 'any' ? 'own' : (name as Ownership),
      status: cells[column] ?? 0,
    }));
  });
}
