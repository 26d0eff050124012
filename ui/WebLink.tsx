import { ExternalLink } from 'lucide-react';

/**
 * Other schemes, above all `javascript:`, must not become a link, nor what has a name before its host:
 * `https://skf.example@evil.example` reads as the wrong one.
 */
export const isWebAddress = (value: string): boolean => /^https?:\/\/(?![^/?#]*@)/iu.test(value);

interface Props {
  readonly href: string;
  /** Shown in place of the address. */
  readonly label?: string | null;
  /** A label that is a sentence is shown whole, on several lines. */
  readonly wraps?: boolean;
}

/** A web address without its scheme, or its label; opens in a new tab. Other values stay text. */
export function WebLink({ href, label, wraps = false }: Props) {
  const text = label ?? href.replace(/^https?:\/\/(?:www\.)?/iu, '').replace(/\/$/u, '');
  if (!isWebAddress(href)) return <span className="break-all">{href}</span>;
  return (
    <a
      href={href}
      target="_blank"
      rel="noopener noreferrer"
      className="inline-flex min-h-6 max-w-full items-center gap-1 text-accent-ink hover:underline"
    >
      <span className={wraps ? 'wrap-anywhere' : 'truncate'}>{text}</span>
      <ExternalLink aria-hidden className="size-3 shrink-0" />
    </a>
  );
}
