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

/** Whose mailboxes and pages belong to many. */
const providers = new Set(
  `gmail.com googlemail.com hotmail.com outlook.com live.com yahoo.com icloud.com me.com aol.com gmx.de gmx.net
  web.de proton.me protonmail.com mail.ru yandex.ru qq.com 163.com github.io vercel.app netlify.app
  herokuapp.com web.app pages.dev azurewebsites.net blogspot.com`.split(/\s+/u),
);

/** Whether a host is shared by many companies, so that it identifies none. */
export function isSharedHost(host: string): boolean {
  if (hosting.has(host) || providers.has(host)) return true;
  for (let domain = host; ;) {
    if (directories.has(domain)) return true;
    const dot = domain.indexOf('.');
    if (dot < 0) return false;
    domain = domain.slice(dot + 1);
  }
}
