import { ROOT_CONTEXT, SpanKind, SpanStatusCode, type Span } from '@opentelemetry/api';
import { W3CTraceContextPropagator } from '@opentelemetry/core';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import { BatchSpanProcessor, TracerProvider } from '@opentelemetry/sdk-trace';
import type { FastifyInstance, FastifyRequest } from 'fastify';

const getter = {
  get: (headers: FastifyRequest['headers'], name: string) => headers[name],
  keys: (headers: FastifyRequest['headers']) => Object.keys(headers),
};

/**
 * Sends a span of each request to a collector: method, the route as it is declared and status. No
 * address, person, id or parameter. Imported only where a collector is set.
 */
export function traceRequests(app: FastifyInstance, collector: string): void {
  const provider = new TracerProvider({
    resource: resourceFromAttributes({ 'service.name': 'outrider' }),
    spanProcessors: [
      new BatchSpanProcessor({
        exporter: new OTLPTraceExporter({ url: `${collector.replace(/\/+$/u, '')}/v1/traces` }),
      }),
    ],
  });
  const tracer = provider.getTracer('outrider');
  const propagator = new W3CTraceContextPropagator();
  const spans = new WeakMap<FastifyRequest, Span>();

  app.addHook('onRequest', async (request) => {
    const { method, headers, routeOptions } = request;
    const route = routeOptions.url ?? 'none';
    const attributes = { 'http.request.method': method, 'http.route': route };
    const parent = propagator.extract(ROOT_CONTEXT, headers, getter);
    spans.set(
      request,
      tracer.startSpan(`${method} ${route}`, { kind: SpanKind.SERVER, attributes }, parent),
    );
  });
  app.addHook('onResponse', async (request, { statusCode }) => {
    const span = spans.get(request);
    span?.setAttribute('http.response.status_code', statusCode);
    if (statusCode >= 500) span?.setStatus({ code: SpanStatusCode.ERROR });
    span?.end();
  });
  app.addHook('onClose', async () => {
    // A collector that does not answer must not hold up the stop.
    await provider.shutdown().catch(() => undefined);
  });
}
