import { Compass, GitCompareArrows, Scale } from 'lucide-react';
import { PublicFooter } from '#features/public/web/public/PublicFooter.tsx';
import { ButtonLink } from '#core/web/router/ButtonLink.tsx';
import { installation } from '#ui/installation.ts';
import { ProductMark } from '#ui/ProductMark.tsx';
import { RadarField } from '#ui/RadarField.tsx';

const promises = [
  {
    icon: Compass,
    title: 'Publish an opportunity',
    text: 'On a public page with a brief, a deadline and an application form.',
  },
  {
    icon: GitCompareArrows,
    title: 'Find companies',
    text: 'Search the directory, save companies to collections and share them with colleagues.',
  },
  {
    icon: Scale,
    title: 'Decide together',
    text: 'Review, score and decide as a team. Every applicant gets an answer.',
  },
] as const;

/** `/` for visitors: what this is, and the way in. */
export function LandingScreen() {
  return (
    <div className="flex min-h-dvh flex-col">
      <header className="mx-auto flex w-full max-w-[1180px] items-center justify-between px-6 py-5">
        <span className="flex items-center gap-2 text-reading font-semibold tracking-[-0.01em]">
          <ProductMark className="size-6" />
          {installation.productName}
        </span>
        <ButtonLink to="/signin">Sign in</ButtonLink>
      </header>
      <main className="mx-auto flex w-full max-w-[1180px] flex-1 flex-col justify-center gap-14 px-6 py-10">
        <div className="grid items-center gap-12 lg:grid-cols-[1.15fr_1fr]">
          <div>
            <h1 className="text-[clamp(2.25rem,5vw,3.5rem)] leading-[1.08] font-semibold tracking-[-0.03em] text-balance">
              Find and work with the right startups
            </h1>
            <p className="mt-5 max-w-[54ch] text-[1.0625rem] leading-7 text-ink-2">
              Companies publish opportunities, startups apply, your team reviews and decides.{' '}
              {installation.productName} keeps the directory, the submissions and the decisions in
              one place, on your own machines.
            </p>
            <div className="mt-8">
              <ButtonLink to="/signin" variant="primary" size="large">
                Sign in
              </ButtonLink>
            </div>
          </div>
          <RadarField className="mx-auto w-full max-w-[420px]" />
        </div>
        <ul className="grid gap-x-10 gap-y-8 border-t border-line pt-10 sm:grid-cols-3">
          {promises.map(({ icon: Icon, title, text }) => (
            <li key={title}>
              <Icon aria-hidden className="size-5 text-accent" strokeWidth={1.75} />
              <h2 className="mt-3 text-reading font-semibold tracking-[-0.01em]">{title}</h2>
              <p className="mt-1 max-w-[36ch] text-ink-2">{text}</p>
            </li>
          ))}
        </ul>
      </main>
      <PublicFooter column="max-w-[1180px] px-6" />
    </div>
  );
}
