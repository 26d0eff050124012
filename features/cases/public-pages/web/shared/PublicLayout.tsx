import { clsx } from 'clsx';
import type { CSSProperties, ReactNode } from 'react';
import { accentTheme, type Shades } from '#features/cases/corporations/domain/accent-theme.ts';
import type { PublicCorporation } from '#features/cases/public-pages/domain/pages.ts';
import { PublicFooter } from '#features/cases/public-pages/web/shared/PublicFooter.tsx';

/** The CSS variables of the design system for an accent colour. */
const tokens: Readonly<Record<keyof Shades, string>> = {
  accent: '--color-accent',
  strong: '--color-accent-hover',
  soft: '--color-accent-soft',
  ink: '--color-accent-ink',
  onAccent: '--color-on-accent',
  band: '--color-band',
  onBand: '--color-on-band',
};

/** Overrides the accent with the corporation's colour, including buttons and focus rings. */
function styleOf(accent: string | null): CSSProperties {
  const { light, dark } = accentTheme(accent);
  return Object.fromEntries(
    Object.entries(tokens).map(([shade, token]) => [
      token,
      `light-dark(${light[shade as keyof Shades]}, ${dark[shade as keyof Shades]})`,
    ]),
  );
}

interface Props {
  /** Whose page it is: its colour and its legal texts. */
  readonly corporation: Pick<PublicCorporation, 'accent' | 'slug' | 'name' | 'legalLinks'>;
  /** The content of the header band in the corporation's colour. */
  readonly band: ReactNode;
  readonly isTall?: boolean;
  /** Inside another page: without landmarks and footer. */
  readonly isPreview?: boolean;
  readonly children: ReactNode;
}

const column = 'mx-auto w-full max-w-[1120px] px-5 sm:px-8';

/** The layout of public pages. */
export function PublicLayout({
  corporation,
  band,
  isTall = false,
  isPreview = false,
  children,
}: Props) {
  const Header = isPreview ? 'div' : 'header';
  const Main = isPreview ? 'div' : 'main';
  return (
    <div
      style={styleOf(corporation.accent)}
      className={clsx('flex flex-col', !isPreview && 'min-h-dvh')}
    >
      <Header className="relative overflow-hidden bg-[var(--color-band)] text-[var(--color-on-band)] [--color-accent:var(--color-on-band)]">
        <Rings className="pointer-events-none absolute -top-56 -right-40 hidden size-[640px] opacity-[0.16] md:block" />
        <div className={clsx(column, 'relative', isTall ? 'pt-6 pb-14 sm:pb-20' : 'pt-6 pb-10')}>
          {band}
        </div>
      </Header>
      <Main className={clsx(column, 'flex-1 pt-10 pb-20')}>{children}</Main>
      {!isPreview && <PublicFooter corporation={corporation} />}
    </div>
  );
}

function Rings({ className }: { readonly className: string }) {
  return (
    <svg aria-hidden viewBox="0 0 640 640" fill="none" stroke="currentColor" className={className}>
      {[80, 150, 220, 290].map((radius) => (
        <circle key={radius} cx="320" cy="320" r={radius} strokeWidth="1.5" />
      ))}
      <path d="M320 320 120 520" strokeWidth="1.5" />
      <g fill="currentColor" stroke="none">
        <circle cx="168" cy="472" r="9" />
        <circle cx="262" cy="532" r="6" />
        <circle cx="104" cy="344" r="6" />
        <circle cx="226" cy="388" r="5" />
      </g>
    </svg>
  );
}
