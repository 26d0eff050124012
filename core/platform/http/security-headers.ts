import { IncomingMessage, ServerResponse, type OutgoingHttpHeaders } from 'node:http';
import { Socket } from 'node:net';
import type { AnalyticsTag } from '#core/domain/installation.ts';
import helmet, { type HelmetOptions } from 'helmet';

const yearSeconds = 31_536_000;

/**
 * React Aria injects one style rule into the page (`touch-action` for pressable elements). Its hash
 * changes with the library: the browser tests expect no violation of the policy.
 */
const pressableStyle = "'sha256-38RhXrc7EdReTKsOm23ZPOCUgniTUUcjky8QOOrQx6o='";

interface PolicyOptions {
  readonly isHttps: boolean;
  readonly inlineScripts: readonly string[];
  /** Other origins that the page calls. */
  readonly otherOrigins: readonly string[];
  /** Of a hosted identity service: what its kit calls, loads and frames. Null: none is set up. */
  readonly hostedIdentity: HostedOrigins | null;
  /** Of a service that counts pages; null: none is set up. */
  readonly analytics: Pick<AnalyticsTag, 'service' | 'origin'> | null;
  /** Sites that may frame the page. */
  readonly framedBy: readonly string[];
}

interface HostedOrigins {
  readonly authDomain: string;
  readonly emulator: string | null;
}

/** Of the kit's pop-ups: Google's loader of frames, and the frame that hears from the pop-up. */
const hostedSources = (hosted: HostedOrigins | null) => {
  if (hosted === null) return { scripts: [], calls: [], frames: [] };
  const service = ['https://identitytoolkit.googleapis.com', 'https://securetoken.googleapis.com'];
  return {
    scripts: ['https://apis.google.com'],
    calls: hosted.emulator === null ? service : [hosted.emulator],
    frames: [hosted.emulator ?? `https://${hosted.authDomain}`],
  };
};

/** The script's host alone; Google's script sends to another one. */
const analyticsSources = (tag: PolicyOptions['analytics']) => {
  if (tag === null) return { scripts: [], calls: [] };
  const calls = tag.service === 'ga4' ? ['https://*.google-analytics.com'] : [tag.origin];
  return { scripts: [tag.origin], calls };
};

const directivesFor = ({
  inlineScripts,
  otherOrigins,
  hostedIdentity,
  analytics,
  framedBy,
}: PolicyOptions) => {
  const counting = analyticsSources(analytics);
  const { scripts, calls, frames } = hostedSources(hostedIdentity);
  return {
    defaultSrc: ["'none'"],
    scriptSrc: [
      "'self'",
      ...inlineScripts.map((hash) => `'${hash}'`),
      ...scripts,
      ...counting.scripts,
    ],
    styleSrc: ["'self'", pressableStyle],
    // Pictures of other servers come through our own address.
    imgSrc: ["'self'", 'data:', ...otherOrigins],
    fontSrc: ["'self'"],
    connectSrc: ["'self'", ...otherOrigins, ...calls, ...counting.calls],
    ...(frames.length > 0 && { frameSrc: frames }),
    manifestSrc: ["'self'"],
    formAction: ["'self'"],
    baseUri: ["'none'"],
    frameAncestors: framedBy.length === 0 ? ["'none'"] : [...framedBy],
  };
};

const optionsFor = (options: PolicyOptions): HelmetOptions => ({
  contentSecurityPolicy: { useDefaults: false, directives: directivesFor(options) },
  crossOriginOpenerPolicy: { policy: 'same-origin-allow-popups' },
  crossOriginEmbedderPolicy: false,
  // Older than the policy above, and without a way to name a site.
  ...(options.framedBy.length > 0 && { xFrameOptions: false }),
  strictTransportSecurity: options.isHttps
    ? { maxAge: yearSeconds, includeSubDomains: false }
    : false,
  referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
});

/** The only page that may be framed: a published radar, for the sites that an operator names. */
const embeddedPage = /^\/c\/[a-z0-9-]{1,80}\/radars\/[0-9a-f-]{36}\/embed\/?(?:\?|$)/u;

export const isEmbeddedPage = (url: string): boolean => embeddedPage.test(url);

/**
 * Headers of every response. Computed once, since they are constant: calling helmet for each
 * request took a twelfth of a read's time.
 */
export function securityHeaders(options: PolicyOptions): OutgoingHttpHeaders {
  const request = new IncomingMessage(new Socket());
  const response = new ServerResponse(request);
  helmet(optionsFor(options))(request, response, (error) => {
    if (error) throw error;
  });
  return { ...response.getHeaders() };
}
