import { createHmac } from 'node:crypto';
import type { lookup } from 'node:dns';
import type { IncomingMessage } from 'node:http';
import { webhookLimits } from '#features/operations/webhooks/domain/limits.ts';
import type { DeliveryAttempt } from '#features/operations/webhooks/domain/webhook.ts';
import { AddressNotAllowed, openRequest } from '#core/platform/outgoing/open-request.ts';
import { keyOfSecret } from './sealed-secret.ts';

export interface OutgoingEvent {
  /** The same for each attempt, so that a receiver recognises what it has. */
  readonly id: string;
  readonly url: string;
  /** Null: it is not signed, as a channel asks for no signature. */
  readonly secret: string | null;
  readonly body: string;
}

export interface SendOptions {
  readonly isAllowed: (address: string) => boolean;
  readonly lookup?: typeof lookup;
  readonly timeoutMs?: number;
}

const second = 1000;

interface Signable {
  readonly id: string;
  readonly secret: string;
  readonly body: string;
}

/** The headers of Standard Webhooks: the signature covers id, time stamp and body. */
function signatureHeaders({ id, secret, body }: Signable, at: Date) {
  const timestamp = String(Math.floor(at.getTime() / second));
  const signature = createHmac('sha256', keyOfSecret(secret))
    .update(`${id}.${timestamp}.${body}`)
    .digest('base64');
  return {
    'webhook-id': id,
    'webhook-timestamp': timestamp,
    'webhook-signature': `v1,${signature}`,
  };
}

const headersOf = ({ id, secret, body }: OutgoingEvent, at: Date) => ({
  'content-type': 'application/json; charset=utf-8',
  'content-length': String(Buffer.byteLength(body)),
  ...(secret !== null && signatureHeaders({ id, secret, body }, at)),
});

/** The beginning of an answer; more is not read, and what is cut off does not matter. */
async function answerOf(response: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  let size = 0;
  try {
    for await (const chunk of response as AsyncIterable<Buffer>) {
      chunks.push(chunk);
      size += chunk.length;
      if (size >= webhookLimits.answerBytes) break;
    }
  } catch {
    // The status counts.
  }
  const text = Buffer.concat(chunks).subarray(0, webhookLimits.answerBytes).toString('utf8');
  return text.replaceAll('\u0000', '').toWellFormed().slice(0, webhookLimits.answerCharacters);
}

function problemOf(error: unknown, signal: AbortSignal, timeoutMs: number): string {
  if (error instanceof AddressNotAllowed) return 'The address is not a public one.';
  if (signal.aborted) return `Nothing was answered within ${timeoutMs / second} s.`;
  const code = error instanceof Error && 'code' in error ? String(error.code) : null;
  return code === null ? 'The connection failed.' : `The connection failed: ${code}.`;
}

function problemOfStatus(status: number): string | null {
  if (status >= 200 && status < 300) return null;
  if (status >= 300 && status < 400) {
    return `${status} was answered, and redirects are not followed.`;
  }
  return `${status} was answered.`;
}

/** Sends an event once. Never throws: a failure is part of the result. */
export async function sendEvent(
  event: OutgoingEvent,
  { isAllowed, lookup, timeoutMs = webhookLimits.timeoutMs }: SendOptions,
): Promise<DeliveryAttempt> {
  const at = new Date();
  const signal = AbortSignal.timeout(timeoutMs);
  const done = (result: Pick<DeliveryAttempt, 'status' | 'problem' | 'answer'>) => ({
    at: at.toISOString(),
    ms: Date.now() - at.getTime(),
    ...result,
  });
  try {
    const response = await openRequest(
      new URL(event.url),
      { method: 'POST', headers: headersOf(event, at), body: event.body, isAllowed, lookup },
      signal,
    );
    const status = response.statusCode ?? 0;
    const answer = await answerOf(response);
    response.destroy();
    return done({ status, problem: problemOfStatus(status), answer });
  } catch (error) {
    return done({ status: null, problem: problemOf(error, signal, timeoutMs), answer: null });
  }
}
