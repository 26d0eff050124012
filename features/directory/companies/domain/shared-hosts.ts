/** Hosts whose pages belong to many companies, subdomains included. */
const directories = new Set(
  `about.me angel.co apple.com bit.ly crunchbase.com f6s.com facebook.com fb.com fb.me
  google.com github.com gitlab.com goo.gl indiegogo.com instagram.com kickstarter.com linkedin.com
  linktr.ee medium.com pinterest.com pitchbook.com producthunt.com reddit.com t.co t.me tiktok.com
  twitter.com vimeo.com wellfound.com wikipedia.org x.com xing.com youtube.com youtu.be`.split(
    /\s+/u,
  ),
);

/**
 * Hosts that give each customer a subdomain and are missing from the Public Suffix List, which the
 * server checks as well.
 */
const hosting = new Set(
  'jimdofree.com squarespace.com substack.com tumblr.com weebly.com wix.com wordpress.com'.split(
    ' ',
  ),
);

/** Whether a host is shared by many companies, so that it identifies none. */
export function isSharedHost(host: string): boolean {
  if (hosting.has(host)) return true;
  for (let domain = host; ;) {
    if (directories.has(domain)) return true;
    const dot = domain.indexOf('.');
    if (dot < 0) return false;
    domain = domain.slice(dot + 1);
  }
}
