import type { AnalyticsTag } from '#core/domain/installation.ts';

/** A page as others are told of it: by the shape of its address, without ids or what was searched for. */
interface TaggedPage {
  readonly url: string;
  readonly title: string;
}

interface Service {
  /** The script and its attributes. */
  readonly script: string;
  readonly attributes?: Readonly<Record<string, string>>;
  /** Before the script is there. */
  readonly prepare?: () => void;
  /** The script is there. */
  readonly tell: (page: TaggedPage) => void;
}

declare global {
  interface Window {
    dataLayer?: unknown[];
    umami?: { track(page: (fields: object) => object): void };
    plausible?: (event: string, options: { u: string }) => void;
  }
}

/** Google’s script reads `arguments`, not arrays. */
function gtag(..._given: readonly unknown[]): void {
  window.dataLayer?.push(arguments);
}

const services = {
  ga4: ({ id, origin }) => ({
    script: `${origin}/gtag/js?id=${encodeURIComponent(id)}`,
    prepare: () => {
      window.dataLayer ??= [];
      gtag('js', new Date());
      gtag('config', id, { send_page_view: false });
    },
    tell: ({ url, title }) =>
      gtag('event', 'page_view', { page_location: url, page_title: title, page_referrer: '' }),
  }),
  umami: ({ id, origin }) => ({
    script: `${origin}/script.js`,
    attributes: { 'data-website-id': id, 'data-host-url': origin, 'data-auto-track': 'false' },
    tell: ({ url, title }) =>
      window.umami?.track((fields) => ({ ...fields, url, title, referrer: '' })),
  }),
  plausible: ({ id, origin }) => ({
    script: `${origin}/js/script.manual.js`,
    attributes: { 'data-domain': id, 'data-api': `${origin}/api/event` },
    tell: ({ url }) => window.plausible?.('pageview', { u: url }),
  }),
} as const satisfies Record<AnalyticsTag['service'], (tag: AnalyticsTag) => Service>;

/** Loads the script of a tag once, and returns what tells it of pages. */
export function loadAnalytics(tag: AnalyticsTag): (page: TaggedPage) => void {
  const { script, attributes = {}, prepare, tell }: Service = services[tag.service](tag);
  const element = document.createElement('script');
  element.async = true;
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  element.src = script;
  prepare?.();
  const loaded = new Promise<void>((resolve) => {
    element.addEventListener('load', () => resolve());
  });
  document.head.append(element);
  return (page) => void loaded.then(() => tell(page));
}
