/** Whose pages are told apart by what follows the host, if at all: no company's own, whatever stands before. */
const directories =
  `about.me angel.co apple.com bit.ly crunchbase.com f6s.com facebook.com fb.com fb.me
  google.com github.com gitlab.com goo.gl indiegogo.com instagram.com kickstarter.com linkedin.com
  linktr.ee medium.com pinterest.com pitchbook.com producthunt.com reddit.com t.co t.me tiktok.com
  twitter.com vimeo.com wellfound.com wikipedia.org x.com xing.com youtube.com youtu.be`.split(
    /\s+/u,
  );

/**
 * Who gives each tenant a name before their own, and stands not in the Public Suffix List, which the
 * server looks in besides.
 */
const hosting =
  'jimdofree.com squarespace.com substack.com tumblr.com weebly.com wix.com wordpress.com'.split(
    ' ',
  );

const isWithin = (host: string, domain: string) => host === domain || host.endsWith(`.${domain}`);

/** Whether many companies live under a host, so that having it says nothing of one. */
export const isSharedHost = (host: string): boolean =>
  hosting.includes(host) || directories.some((domain) => isWithin(host, domain));
