/** Hosts whose pages belong to many companies, subdomains included. */
const directories =
  `about.me angel.co apple.com bit.ly crunchbase.com f6s.com facebook.com fb.com fb.me
  google.com github.com gitlab.com goo.gl indiegogo.com instagram.com kickstarter.com linkedin.com
  linktr.ee medium.com pinterest.com pitchbook.com producthunt.com reddit.com t.co t.me tiktok.com
  twitter.com vimeo.com wellfound.com wikipedia.org x.com xing.com youtube.com youtu.be`.split(
    /\s+/u,
  );

/**
 * Hosts that give each customer a subdomain and are missing from the Public Suffix List, which the
 * server checks as well.
 */
const hosting =
  'jimdofree.com squarespace.com substack.com tumblr.com weebly.com wix.com wordpress.com'.split(
    ' ',
  );

const isWithin = (host: string, domain: string) => host === domain || host.endsWith(`.${domain}`);

/** Whether a host is shared by many companies, so that it identifies none. */
export const isSharedHost = (host: string): boolean =>
  hosting.includes(host) || directories.some((domain) => isWithin(host, domain));
