import { isSharedHost } from './shared-hosts.ts';
import { domainKey } from './record-evidence.ts';

/** What a link says of a company: the domain it has to itself, else what its page is called elsewhere. */
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

/** Shelves of a directory: the page's own name comes behind. */
const directoryPaths = new Set(
  'c companies company e o org organization organisations organizations p products profile profiles school showcase startup startups'.split(
    ' ',
  ),
);
/** Pages of people, and of anything else that is no company. */
const others = new Set('in jobs person people posts pub search watch'.split(' '));

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** `acme-robotics` of `linkedin.com/company/acme-robotics/about`, in words. */
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

/** Takes off what stands around a link in a running text. */
const bare = (text: string) =>
  text
    .trim()
    .replace(/^[<([{"'“‘]+/u, '')
    .replace(/[>)\]}"'”’,;.!]+$/u, '');

/** A web or mail address, with or without a scheme; null for any other text. */
export function parseLink(text: string): Link | null {
  const link = bare(text);
  const [, found, path = ''] = mail.exec(link) ?? address.exec(link) ?? [];
  if (found === undefined) return null;
  const domain = domainKey(`https://${found}`);
  if (domain !== null) return { domain, name: null };
  const page = isSharedHost(found.toLowerCase().replace(/^www\./u, '')) ? pageName(path) : null;
  return { domain: null, name: page };
}

/** Whether it can be nothing but a link: a firm may be called "Node.js" too. */
export const isUnambiguousLink = (text: string): boolean =>
  /^(?:https?:|\/\/|www\.|mailto:)|[/@]/iu.test(bare(text)) && parseLink(text) !== null;

/** The domains that a host lies in, the next one first: of `shop.acme.com`, `acme.com`. */
export function widerDomains(domain: string): string[] {
  const labels = domain.split('.');
  return labels
    .slice(1, -1)
    .map((_, at) => labels.slice(at + 1).join('.'))
    .filter((wider) => !isSharedHost(wider));
}

/** What a domain says of a name: `acme` of `acme.com`. */
export const firstLabel = (domain: string): string => domain.split('.')[0] ?? domain;
