import { parseBody } from './body.ts';
import { NetworkFailure, type Reply } from './exchange.ts';

interface Sending {
  readonly method: 'POST' | 'PUT';
  readonly address: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: FormData | Blob;
}

export interface SendingOptions {
  readonly signal?: AbortSignal | undefined;
  /** The share sent so far, 0 to 1. */
  readonly onProgress?: ((share: number) => void) | undefined;
}

/** One attempt. XMLHttpRequest, because fetch does not report upload progress. */
export function sendWithProgress(
  { method, address, headers, body }: Sending,
  { signal, onProgress }: SendingOptions,
): Promise<Reply> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    const abort = () => {
      request.abort();
      reject(signal?.reason);
    };
    const settled = () => signal?.removeEventListener('abort', abort);
    signal?.addEventListener('abort', abort);
    request.upload.addEventListener('progress', ({ loaded, total }) => {
      if (total > 0) onProgress?.(loaded / total);
    });
    request.addEventListener('load', () => {
      settled();
      resolve({
        status: request.status,
        ok: request.status >= 200 && request.status < 300,
        body: parseBody(request.getResponseHeader('content-type') ?? '', request.responseText),
        requestId: request.getResponseHeader('x-request-id') ?? undefined,
      });
    });
    request.addEventListener('error', () => {
      settled();
      reject(new NetworkFailure('The file could not be sent.'));
    });
    request.open(method, address);
    request.setRequestHeader('accept', 'application/json');
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value);
    request.send(body);
  });
}
