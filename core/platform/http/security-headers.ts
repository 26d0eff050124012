import { IncomingMessage, ServerResponse, type OutgoingHttpHeaders } from 'node:http';
import { Socket } from 'node:net';
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
  /** Sites that may frame the page. */
  readonly framedBy: readonly string[];
}

const optionsFor = ({
  isHttps,
  inlineScripts,
  otherOrigins,
  framedBy,
}: PolicyOptions): HelmetOptions => ({
  contentSecurityPolicy: {
    useDefaults: false,
    directives: {
      defaultSrc: ["'none'"],
      scriptSrc: ["'self'", ...inlineScripts.map((hash) => `'${hash}'`)],
      styleSrc: ["'self'", pressableStyle],
      // Pictures of other servers come through our own address.
      imgSrc: ["'self'", 'data:', ...otherOrigins],
      fontSrc: ["'self'"],
      connectSrc: ["'self'", ...otherOrigins],
      manifestSrc: ["'self'"],
      formAction: ["'self'"],
      baseUri: ["'none'"],
      frameAncestors: framedBy.length === 0 ? ["'none'"] : [...framedBy],
    },
  },
  crossOriginOpenerPolicy: { policy: 'same-origin-allow-popups' },
  crossOriginEmbedderPolicy: false,
  // Older than the policy above, and without a way to name a site.
  ...(framedBy.length > 0 && { xFrameOptions: false }),
  strictTransportSecurity: isHttps ? { maxAge: yearSeconds, includeSubDomains: false } : false,
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
