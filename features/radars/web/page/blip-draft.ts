import type { Movement } from '#features/radars/domain/movement.ts';
import type { Blip, Edition } from '#features/radars/domain/radar.ts';

/** A blip as a form holds it. */
export interface BlipFields {
  readonly name: string;
  readonly description: string;
  readonly quadrantId: string;
  readonly ringId: string;
  readonly movementOverride: Movement | null;
  readonly tags: readonly string[];
  /** One address on each line. */
  readonly links: string;
  readonly companies: Blip['companies'];
}

export const draftOf = (blip: Blip | null, { quadrants, rings }: Edition): BlipFields => ({
  name: blip?.name ?? '',
  description: blip?.description ?? '',
  quadrantId: blip?.quadrantId ?? quadrants[0]?.id ?? '',
  ringId: blip?.ringId ?? rings[0]?.id ?? '',
  movementOverride: blip?.movementOverride ?? null,
  tags: blip?.tags ?? [],
  links: (blip?.links ?? []).map(({ url }) => url).join('\n'),
  companies: blip?.companies ?? [],
});

export const enteredFields = ({
  name,
  description,
  links,
  tags,
  companies,
  ...rest
}: BlipFields) => ({
  ...rest,
  name: name.trim(),
  description: description.trim() || null,
  tags: [...tags],
  links: links
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .map((url) => ({ label: null, url: /^https?:\/\//iu.test(url) ? url : `https://${url}` })),
  companies: companies.map(({ kind, id }) => ({ kind, id })),
});
