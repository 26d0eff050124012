import * as z from 'zod/mini';
import { endpoint } from '#core/domain/endpoint.ts';
import { Instant, pageQuery, paginated, Uuid } from '#core/domain/schemas.ts';
import { EditionDraft, EditionSummary, SpotlightEdition } from './edition.ts';
import { PublicSpotlight, Publication } from './public-spotlight.ts';
import { Spotlight } from './spotlight.ts';

const corporationId = z.optional(Uuid);
const ofCorporation = z.object({ id: Uuid });

export const get = endpoint({
  method: 'GET',
  path: '/spotlight',
  summary: 'Spotlight. With a corporation the foundry reads what that corporation’s people get.',
  may: 'signedIn',
  query: z.object({ corporationId }),
  answer: Spotlight,
});

export const visit = endpoint({
  method: 'PUT',
  path: '/spotlight/visit',
  summary: 'Records a visit, and answers when the one before was.',
  may: 'signedIn',
  answer: z.object({ previousAt: z.nullable(Instant) }),
});

export const editions = endpoint({
  method: 'GET',
  path: '/spotlight/editions',
  summary: 'The editions of a corporation, the latest first. Without one, for the foundry, all.',
  may: 'signedIn',
  query: z.object({ corporationId, ...pageQuery }),
  answer: paginated(EditionSummary),
  paginated: true,
});

export const edition = endpoint({
  method: 'GET',
  path: '/spotlight/editions/{number}',
  summary: 'An edition as it was published for a corporation.',
  may: 'signedIn',
  params: z.object({ number: z.string().check(z.regex(/^\d{1,6}$/u)) }),
  query: z.object({ corporationId }),
  answer: SpotlightEdition,
});

export const publishEdition = endpoint({
  method: 'POST',
  path: '/spotlight/editions',
  summary: 'Publishes what is shown now as an edition, for each corporation its own page.',
  may: 'manageSpotlight',
  body: EditionDraft,
  answer: EditionSummary,
});

export const publication = endpoint({
  method: 'GET',
  path: '/corporations/{id}/spotlight',
  summary: 'Whether a corporation’s Spotlight is on the web.',
  may: 'signedIn',
  params: ofCorporation,
  answer: Publication,
});

export const publish = endpoint({
  method: 'PUT',
  path: '/corporations/{id}/spotlight',
  summary: 'Shows a corporation’s Spotlight on the web, or no more.',
  may: 'publishSpotlight',
  params: ofCorporation,
  body: z.object({ isPublic: z.boolean() }),
  answer: Publication,
});

export const onTheWeb = endpoint({
  method: 'GET',
  path: '/public/corporations/{slug}/spotlight',
  summary: 'What a corporation’s Spotlight shows to everyone.',
  may: 'anyone',
  params: z.object({ slug: z.string().check(z.regex(/^[a-z0-9-]{1,80}$/u)) }),
  labels: { slug: 'Corporation' },
  answer: PublicSpotlight,
});
