import * as z from 'zod/mini';
import { endpoint } from '#core/domain/endpoint.ts';
import { limits } from '#core/domain/limits.ts';
import { pageQuery, paginated, text, Uuid } from '#core/domain/schemas.ts';
import { PublicRadar, PublicRadarEntry } from './public-radar.ts';
import {
  Edition,
  EditionChange,
  EditionDraft,
  Radar,
  RadarChange,
  RadarDraft,
  RadarPage,
} from './radar.ts';

const params = z.object({ id: Uuid });
const ofEdition = z.object({ id: Uuid, editionId: Uuid });

export const list = endpoint({
  method: 'GET',
  path: '/radars',
  summary: 'The radars one may see, last changed first.',
  may: 'signedIn',
  query: z.object({
    corporationId: z.optional(Uuid),
    q: z.optional(text(limits.queryCharacters)),
    ...pageQuery,
  }),
  answer: paginated(Radar),
  paginated: true,
});

export const get = endpoint({
  method: 'GET',
  path: '/radars/{id}',
  summary: 'A radar with its editions and editors.',
  may: 'signedIn',
  params,
  answer: RadarPage,
});

export const create = endpoint({
  method: 'POST',
  path: '/radars',
  summary: 'Creates a radar with a first edition as a draft. Its author may edit it.',
  may: 'createRadar',
  body: RadarDraft,
  answer: RadarPage,
});

export const update = endpoint({
  method: 'PUT',
  path: '/radars/{id}',
  summary: 'Changes what is sent. Based on another version than the stored one: 409, with that.',
  may: 'editRadar',
  params,
  body: RadarChange,
  answer: RadarPage,
});

export const publish = endpoint({
  method: 'PUT',
  path: '/radars/{id}/publication',
  summary: 'Shows the last published edition on the web, or no more.',
  may: 'publishRadar',
  params,
  body: z.object({ isPublic: z.boolean() }),
  answer: RadarPage,
});

export const remove = endpoint({
  method: 'DELETE',
  path: '/radars/{id}',
  summary: 'Deletes a radar. It is kept, and can be restored.',
  may: 'editRadar',
  params,
  answer: null,
});

export const restore = endpoint({
  method: 'PUT',
  path: '/radars/{id}/restored',
  summary: 'Restores a radar that was deleted.',
  may: 'editRadar',
  params,
  answer: RadarPage,
});

export const edition = endpoint({
  method: 'GET',
  path: '/radars/{id}/editions/{editionId}',
  summary: 'An edition with its blips in their order, and how it is drawn.',
  may: 'signedIn',
  params: ofEdition,
  answer: Edition,
});

export const beginEdition = endpoint({
  method: 'POST',
  path: '/radars/{id}/editions',
  summary: 'Begins the next edition: a draft with the blips of the last one.',
  may: 'editRadar',
  params,
  body: EditionDraft,
  answer: Edition,
});

export const changeEdition = endpoint({
  method: 'PUT',
  path: '/radars/{id}/editions/{editionId}',
  summary: 'Changes the name and texts of an edition, and of a draft its quadrants and rings.',
  may: 'editRadar',
  params: ofEdition,
  body: EditionChange,
  answer: Edition,
});

export const publishEdition = endpoint({
  method: 'PUT',
  path: '/radars/{id}/editions/{editionId}/published',
  summary: 'Publishes a draft. How it is drawn is computed and stored with it.',
  may: 'editRadar',
  params: ofEdition,
  body: z.object({ version: z.int(), summary: EditionChange.shape.summary }),
  answer: Edition,
});

export const removeEdition = endpoint({
  method: 'DELETE',
  path: '/radars/{id}/editions/{editionId}',
  summary: 'Deletes a draft with all that it changed. Published editions stay.',
  may: 'editRadar',
  params: ofEdition,
  answer: null,
});

export const listOnTheWeb = endpoint({
  method: 'GET',
  path: '/public/radars',
  summary: 'The radars that are on the web, the last published first.',
  may: 'anyone',
  answer: z.array(PublicRadarEntry),
});

export const onTheWeb = endpoint({
  method: 'GET',
  path: '/public/corporations/{slug}/radars/{id}',
  summary: 'The last published edition of a radar that is on the web.',
  may: 'anyone',
  params: z.object({ slug: z.string().check(z.regex(/^[a-z0-9-]{1,80}$/u)), id: Uuid }),
  labels: { slug: 'Corporation', id: 'Radar' },
  answer: PublicRadar,
});
