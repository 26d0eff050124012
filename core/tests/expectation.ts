import { columnNames, ownerships, type PersonName, type Ownership } from './persons.ts';
import type { FixtureResources } from './fixture.ts';

/**
 * The expected status of each endpoint, per person and resource: the product's authorization written
 * down a second time. It is with the tests and not in the domain, because no shipped code may depend on
 * it, and because it names the demonstration's accounts.
 */
export interface Expectation {
  /** The request's input at a place. */
  readonly input?: (resources: FixtureResources) => {
    readonly params?: Record<string, string>;
    readonly query?: Record<string, string>;
    readonly body?: unknown;
  };
  /** The status without a session, or that it is open to everybody. */
  readonly unauthenticated: 200 | 401 | 'as persons';
  /** A line for each place (or one for all), a status for each person in the order of the heading. */
  readonly persons: string;
  /** What an administrator of the corporation gets at each place (or at all), where a member gets something else. */
  readonly administrator?: string;
}

/** Of one's own corporation, not of another one. */
export const ownCorporation = (done: 200 | 204 | 409) => `${done} ${done} 404 404`;

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

/** People one may find, and oneself. */
export const profiles = `
  own                200 200 200 200 200 200 200 200 200 200
  same corporation   200 200 200 200 200 200 200 200 200 404
  other corporation  200 200 404 404 404 404 404 404 404 404
  missing            404 404 404 404 404 404 404 404 404 404`;

/**
 * Foundry, and the people of the corporation. The guest sees SKF only through a case of it. Not in
 * section 6.
 */
export const posters = `
  own                200 200 200 200 200 200 200 200 403 404
  same corporation   200 200 200 200 200 200 200 200 200 404
  other corporation  200 200 404 404 404 404 404 404 404 404
  missing            404 404 404 404 404 404 404 404 404 404`;
/** Foundry, Foundry Champions, and case roles other than Observer in the corporation. */
export const publishers = `
  own                200 200 200 200 200 403 403 403 200 404
  same corporation   200 200 200 200 200 403 403 403 403 404
  other corporation  200 200 404 404 404 404 404 404 404 404
  missing            404 404 404 404 404 404 404 404 404 404`;
/** Foundry and the Case Owner. Not in section 6. */
export const caseOwners = (done: 200 | 409) => `
  own                ${done} ${done} 403 ${done} 403 403 403 403 403 404
  same corporation   ${done} ${done} 403 403 403 403 403 403 403 404
  other corporation  ${done} ${done} 404 404 404 404 404 404 404 404
  missing            404 404 404 404 404 404 404 404 404 404`;

/** Section 6, "view comments, view team, view votes": a system role Foundry Champion, too. */
export const caseViewers = `
  own                200 200 200 200 200 200 403 403 200 404
  same corporation   200 200 200 403 403 403 403 403 403 404
  other corporation  200 200 404 404 404 404 404 404 404 404
  missing            404 404 404 404 404 404 404 404 404 404`;
/** Section 6, "comment and vote": neither the system role Foundry Champion nor an Observer. */
export const caseVoices = (done: 200 | 204 | 409) => `
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
/** The same for a comment; 404 for people who may not see comments. */
export const commentVoices = (done: 200 | 204) => `
  own                ${done} ${done} 403 ${done} ${done} 403 404 404 ${done} 404
  same corporation   ${done} ${done} 403 404 404 404 404 404 404 404
  other corporation  ${done} ${done} 404 404 404 404 404 404 404 404
  missing            404 404 404 404 404 404 404 404 404 404`;

/** Settings of a corporation: the foundry only. */
export const foundryOnly = (done: 200 | 409) => `
  own                ${done} ${done} 403 403 403 403 403 403 403 404
  same corporation   ${done} ${done} 403 403 403 403 403 403 403 404
  other corporation  ${done} ${done} 404 404 404 404 404 404 404 404
  missing            404 404 404 404 404 404 404 404 404 404`;
/** Foundry, and Foundry Champions of the corporation. Not in section 6. */
export const integrators = (done: 200 | 204) => `
  own                ${done} ${done} ${done} 403 403 403 403 403 403 404
  same corporation   ${done} ${done} ${done} 403 403 403 403 403 403 404
  other corporation  ${done} ${done} 404 404 404 404 404 404 404 404
  missing            404 404 404 404 404 404 404 404 404 404`;
/** Section 6, "manage opportunity roles". */
export const caseManagers = (done: 200 | 204) => `
  own                ${done} ${done} 403 ${done} 403 403 403 403 403 404
  same corporation   ${done} ${done} 403 403 403 403 403 403 403 404
  other corporation  ${done} ${done} 404 404 404 404 404 404 404 404
  missing            404 404 404 404 404 404 404 404 404 404`;

/** Published, or reached by a secret link: the same for all callers. */
export const everybodyEqually = `
  own                200 200 200 200 200 200 200 200 200 200
  same corporation   200 200 200 200 200 200 200 200 200 200
  other corporation  200 200 200 200 200 200 200 200 200 200
  missing            404 404 404 404 404 404 404 404 404 404`;
const ten = (status: number) => Array(10).fill(status).join(' ');
/** Section 6, "Collections": the owner and those it is shared with; not with an unverified address. */
export const collectionReaders = (done: 200 | 204 | 404) => `
  own                ${ten(done)}
  same corporation   ${ten(done).slice(0, -3)}404
  other corporation  ${ten(404)}
  missing            ${ten(404)}`;
/** A person's own resource; 404 for everybody else. */
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

/** The table of one endpoint, cell by cell. A missing line or column is an error. */
export function cellsOf({ persons, administrator }: Expectation): Cell[] {
  const ofAdministrator = administrator?.split(' ').map(Number);
  const lines = persons
    .trim()
    .split('\n')
    .map((line) => /^\s*(\D+?)\s+([\d ]+)$/u.exec(line) ?? []);
  const columns = lines.length === 1 ? ['any'] : ownerships;
  if (heading !== columnNames.join(' ')) throw new Error('The heading is not the list of persons.');
  return columns.flatMap((name, index) => {
    const [, place, statuses = ''] = lines[index] ?? [];
    const cells = statuses.split(' ').map(Number);
    if (place !== name || cells.length !== columnNames.length) {
      throw new Error(`A line of the table is not as it should be: ${place ?? name} ${statuses}`);
    }
    const at = name === 'any' ? 'own' : (name as Ownership);
    const ofMember = cells[columnNames.indexOf('member')] ?? 0;
    return [
      ...columnNames.map((person, column) => ({ person, place: at, status: cells[column] ?? 0 })),
      { person: 'administrator', place: at, status: ofAdministrator?.[index] ?? ofMember },
    ];
  });
}
