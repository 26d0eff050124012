import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { refusalText, refusals } from '#core/domain/refusals.ts';
import { serverRefusals } from '#core/domain/server-refusals.ts';
import { databaseRefusal } from '#core/platform/database/database-errors.ts';
import { Refused, refused } from './refused.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Codes of this route, by those that other routes refuse with. */
    readonly codes?: Readonly<Record<string, string>>;
  }
}

/** The shape of every error response. */
export interface ProblemBody {
  error: string;
  code: string;
  details?: unknown;
}

const ofFastify: Readonly<Record<string, (error: FastifyError) => Refused>> = {
  FST_ERR_CTP_BODY_TOO_LARGE: () => refused(refusals.tooLarge),
  FST_ERR_CTP_INVALID_MEDIA_TYPE: () => refused(serverRefusals.unsupportedType),
  FST_ERR_CTP_EMPTY_JSON_BODY: () => refused(refusals.malformed, { problem: 'the body is empty.' }),
  FST_ERR_CTP_INVALID_JSON_BODY: () => refused(refusals.malformed, { problem: 'it is not JSON.' }),
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: () =>
    refused(refusals.malformed, { problem: 'it is not as long as it says.' }),
  FST_ERR_BAD_URL: () =>
    refused(refusals.malformed, { problem: 'its address is not encoded as it should be.' }),
  FST_ERR_MAX_PARAM_LENGTH: () => refused(refusals.notFound),
};

function asRefused(error: FastifyError): Refused | null {
  if (error instanceof Refused) return error;
  const refusal = ofFastify[error.code]?.(error);
  if (refusal) return refusal;
  const fromDatabase = databaseRefusal(error);
  if (fromDatabase) return refused(fromDatabase);
  const status = error.statusCode ?? 500;
  if (status >= 400 && status < 500) {
    return refused(refusals.malformed, { problem: 'it does not follow the protocol.' });
  }
  return null;
}

/** Converts any thrown value to a problem; faults are logged and disclose no internals. */
export function answerProblem(
  error: FastifyError,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  const refusal = asRefused(error);
  if (refusal === null || refusal.status >= 500) {
    request.log.error({ err: error }, 'A request failed.');
  }
  if (refusal === null) {
    const body: ProblemBody = {
      error: refusalText(refusals.internal, { requestId: request.id }),
      code: 'internal',
    };
    return reply.status(500).send(body);
  }
  const { details } = refusal;
  if (typeof details === 'object' && details !== null && 'retryAfterSeconds' in details) {
    void reply.header('retry-after', String(details.retryAfterSeconds));
  }
  if (refusal.status === 503) void reply.header('retry-after', '2');
  const { codes = {} } = request.routeOptions.config;
  const body: ProblemBody = { error: refusal.message, code: codes[refusal.code] ?? refusal.code };
  if (refusal.details !== undefined) body.details = refusal.details;
  return reply.status(refusal.status).send(body);
}
