import { isSharedHost } from './shared-hosts.ts';
import { domainKey } from './record-evidence.ts';

/** What a link says about a company: its own domain, else its name in the path of a directory page. */
export interface Link {
  readonly domain: string | null;
  readonly name: string | null;
}

const host = String.raw`(?:[\p{L}\p{N}](?:[\p{L}\p{N}-]*[\p{L}\p{N}])?\.)+\p{L}[\p{L}\p{N}-]*\p{L}\.?`;
const address = new RegExp(
  String.raw`^(?:https?:)?(?:\/\/)?(?:[^\s/@]*@)?(${host})(?::\d{1,5})?([/?#]\S*)?$`,
  'iu',
);
const mail = new RegExp(String.raw`^(?:mailto:)?[^\s@/:]+@(${host})(?:\?\S*)?$`, 'iu');

/** Path segments of directories that are followed by the company's name. */
const directoryPaths = new Set(
  'c companies company e o org organization organisations organizations p products profile profiles school showcase startup startups'.split(
    ' ',
  ),
);
/** Path segments of pages about people and other things that are not companies. */
const others = new Set('in jobs person people posts pub search watch'.split(' '));

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** The slug in `linkedin.com/company/acme-robotics/about`, as words. */
function pageName(path: string): string | null {
  const parts = path
    .replace(/[?#].*$/u, '')
    .split('/')
    .filter(Boolean);
  const [first = '', second] = parts;
  if (others.has(first.toLowerCase())) return null;
  const slug = directoryPaths.has(first.toLowerCase()) ? second : first;
  return (
    decoded(slug ?? '')
      .replace(/^@/u, '')
      .replaceAll(/[-_+.]+/gu, ' ')
      .trim() || null
  );
}

/** Removes punctuation around a link in running text. */
const bare = (text: string) =>
  text
    .trim()
    .replace(/^[<([{"'“‘]+/u, '')
    .replace(/[>)\]}"'”’,;.!]+$/u, '');

/** Parses a web or mail address, with or without a scheme; null for any other text. */
export function parseLink(text: string): Link | null {
  const link = bare(text);
  const [, host, path = ''] = mail.exec(link) ?? address.exec(link) ?? [];
  if (host === undefined) return null;
  const domain = domainKey(`https://${host}`);
  if (domain !== null) return { domain, name: null };
  const page = isSharedHost(host.toLowerCase().replace(/^www\./u, '')) ? pageName(path) : null;
  return { domain: null, name: page };
}

/** Whether it can only be a link: a company may also be called "Node.js". */
export const isUnambiguousLink = (text: string): boolean =>
  /^(?:https?:|\/\/|www\.|mailto:)|[/@]/iu.test(bare(text)) && parseLink(text) !== null;

/** The parent domains of a host, nearest first: for `shop.acme.com`, `acme.com`. */
export function widerDomains(domain: string): string[] {
  const labels = domain.split('.');
  return labels
    .slice(1, -1)
    .map((_, at) => labels.slice(at + 1).join('.'))
    .filter((wider) => !isSharedHost(wider));
}

/** The name in a domain: `acme` of `acme.com`. */
export const firstLabel = (domain: string): string => domain.split('.')[0] ?? domain;
