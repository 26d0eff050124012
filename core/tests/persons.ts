/** The signed-in persons of the matrix: the eight of the demonstration, two edge cases and an administrator. */
export const persons = {
  superuser: 'superuser@outrider.example',
  foundry: 'foundry@outrider.example',
  champion: 'champion@skf.example',
  owner: 'owner@skf.example',
  developer: 'developer@skf.example',
  observer: 'observer@skf.example',
  member: 'member@skf.example',
  norrland: 'member@norrland.example',
  /** Of Halden Marine, and Business Developer on a case of SKF. */
  guest: 'guest@halden.example',
  /** Of SKF, flagged foundry, Superuser and Case Owner; but the address was never verified. */
  unverified: 'unverified@skf.example',
  /** Administers SKF, and is otherwise like `member`. */
  administrator: 'administrator@skf.example',
} as const;

export type PersonName = keyof typeof persons;
export const personNames = Object.keys(persons) as PersonName[];
/** Those that the tests make: the others are of the demonstration. */
export const isExtra = (name: PersonName): boolean =>
  ['guest', 'unverified', 'administrator'].includes(name);
/** Those with a column in every table: an administrator is a member, but where a table says so. */
export const columnNames = personNames.filter((name) => name !== 'administrator');

/** The relation of a resource to the requesting person. */
export const ownerships = ['own', 'same corporation', 'other corporation', 'missing'] as const;
export type Ownership = (typeof ownerships)[number];
