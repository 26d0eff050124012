import { IncomingMessage, ServerResponse, type OutgoingHttpHeaders } from 'node:http';
import { Socket } from 'node:net';
import helmet, { type HelmetOptions } from 'helmet';

const yearSeconds = 31_536_000;

/**
 * React Aria puts one rule of its own into the page (`touch-action` for what can be pressed). Its
 * hash changes with the library: the browser tests count what the policy refused, and expect none.
 */
const pressableStyle = "'sha256-38RhXrc7EdReTKsOm23ZPOCUgniTUUcjky8QOOrQx6o='";

const optionsFor = (isHttps: boolean, inlineScripts: readonly string[]): HelmetOptions => ({
  contentSecurityPolicy: {
    useDefaults: false,
    directives: {
      defaultSrc: ["'none'"],
      scriptSrc: ["'self'", ...inlineScripts.map((hash) => `'${hash}'`)],
      styleSrc: ["'self'", pressableStyle],
      imgSrc: ["'self'", 'data:', 'https:'],
      fontSrc: ["'self'"],
      connectSrc: ["'self'"],
      manifestSrc: ["'self'"],
      formAction: ["'self'"],
      baseUri: ["'none'"],
      frameAncestors: ["'none'"],
    },
  },
  crossOriginOpenerPolicy: { policy: 'same-origin-allow-popups' },
  crossOriginEmbedderPolicy: false,
  strictTransportSecurity: isHttps ? { maxAge: yearSeconds, includeSubDomains: false } : false,
  referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
});

/**
 * The headers that every answer carries. They are the same for all, so they are worked out once:
 * asking helmet anew for each request took a twelfth of a read's time.
 */
export function securityHeaders(options: {
  isHttps: boolean;
  inlineScripts: readonly string[];
}): OutgoingHttpHeaders {
  const request = new IncomingMessage(new Socket());
  const response = new ServerResponse(request);
  helmet(optionsFor(options.isHttps, options.inlineScripts))(request, response, (error) => {
    if (error) throw error;
  });
  return { ...response.getHeaders() };
}
