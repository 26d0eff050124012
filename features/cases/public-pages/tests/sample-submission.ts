import type { CallInput } from '#core/domain/endpoint.ts';
import type * as publicEndpoints from '#features/cases/public-pages/domain/endpoints.ts';
import { openProofs } from '#features/cases/public-pages/server/proofs.ts';
import type { TestServer } from '#core/tests/test-server.ts';

type Handing = CallInput<typeof publicEndpoints.submit>['body'];

const minuteMs = 60_000;

/** A submission whose form was opened a minute ago. */
export function sampleSubmission(
  { settings }: Pick<TestServer, 'settings'>,
  opportunityId: string,
  differences: Partial<Handing> = {},
): Handing {
  return {
    companyName: 'Acme',
    website: 'https://acme.example',
    contactName: 'Ada',
    contactEmail: 'ada@acme.example',
    title: 'Quiet wheels',
    pitch: 'They turn.',
    answers: [{ question: 'How mature is it?', answer: 'A pilot runs.' }],
    attachments: [],
    formToken: openProofs(settings.authSecret).formToken(opportunityId, Date.now() - minuteMs),
    trap: '',
    ...differences,
  };
}
