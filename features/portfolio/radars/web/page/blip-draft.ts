import type { Movement } from '#features/portfolio/radars/domain/movement.ts';
import type { Blip, Edition } from '#features/portfolio/radars/domain/radar.ts';

/** A blip as a form holds it. */
export interface BlipFields {
  readonly name: string;
  readonly description: string;
  readonly quadrantId: string;
  readonly ringId: string;
  readonly movementOverride: Movement | null;
  readonly tags: readonly string[];
  /** One address on each line, with the label before it where there is one. */
  readonly links: string;
  readonly owner: Blip['owner'];
  readonly companies: Blip['companies'];
  readonly opportunities: Blip['opportunities'];
  readonly projects: Blip['projects'];
}

/** A cell of an edition. */
export type BlipPlace = Pick<BlipFields, 'quadrantId' | 'ringId'>;

/** A place that this edition has: the first one where the former is gone. */
export const placeIn = ({ quadrants, rings }: Edition, last: BlipPlace | null): BlipPlace => ({
  quadrantId: (quadrants.find(({ id }) => id === last?.quadrantId) ?? quadrants[0])?.id ?? '',
  ringId: (rings.find(({ id }) => id === last?.ringId) ?? rings[0])?.id ?? '',
});

/** A blip as the form begins with it; null: a new one, at this place. */
export const draftOf = (
  blip: Blip | null,
  edition: Edition,
  last: BlipPlace | null = null,
): BlipFields => ({
  ...placeIn(edition, blip ?? last),
  name: blip?.name ?? '',
  description: blip?.description ?? '',
  movementOverride: blip?.movementOverride ?? null,
  tags: blip?.tags ?? [],
  links: (blip?.links ?? [])
    .map(({ label, url }) => (label === null ? url : `${label} ${url}`))
    .join('\n'),
  owner: blip?.owner ?? null,
  companies: blip?.companies ?? [],
  opportunities: blip?.opportunities ?? [],
  projects: blip?.projects ?? [],
});

/** `Field report https://example.com/report` as a label and an address. */
function linkOf(line: string): Blip['links'][number] {
  const at = line.search(/\S+$/u);
  const [label, address] = [line.slice(0, at).trim(), line.slice(at)];
  return {
    label: label === '' ? null : label,
    url: /^https?:\/\//iu.test(address) ? address : `https://${address}`,
  };
}

export const enteredFields = (entered: BlipFields) => {
  const { name, description, quadrantId, ringId, movementOverride, owner } = entered;
  return {
    quadrantId,
    ringId,
    movementOverride,
    name: name.trim(),
    description: description.trim() || null,
    tags: [...entered.tags],
    links: entered.links
      .split('\n')
      .map((line) => line.trim())
      .filter((line) => line !== '')
      .map(linkOf),
    ownerId: owner?.id ?? null,
    companies: entered.companies.map(({ kind, id }) => ({ kind, id })),
    opportunityIds: entered.opportunities.map(({ id }) => id),
    projectIds: entered.projects.map(({ id }) => id),
  };
};

/** What was entered anew: what stayed is not sent, so that it does not undo what others changed. */
export function changedFields(blip: Blip, entered: BlipFields, edition: Edition) {
  const before: Readonly<Record<string, unknown>> = enteredFields(draftOf(blip, edition));
  const now = enteredFields(entered);
  return Object.fromEntries(
    Object.entries(now).filter(
      ([name, value]) => JSON.stringify(value) !== JSON.stringify(before[name]),
    ),
  ) as Partial<typeof now>;
}
