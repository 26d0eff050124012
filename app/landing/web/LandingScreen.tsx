import { PublicFooter } from '#features/cases/public-pages/web/shared/PublicFooter.tsx';
import { ButtonLink } from '#core/web/router/ButtonLink.tsx';
import { buttonClasses } from '#ui/button-classes.ts';
import { installation } from '#ui/installation.ts';
import { ProductMark } from '#ui/ProductMark.tsx';
import { LandingOpportunities } from './LandingOpportunities.tsx';
import { LandingPicture } from './LandingPicture.tsx';
import { LandingRadar } from './LandingRadar.tsx';

const steps = [
  {
    title: 'Publish an opportunity',
    text: 'A brief, a deadline and a form on a public page. Startups apply without an account.',
  },
  {
    title: 'Search the directory',
    text: 'Find companies in your own words. Keep them in collections and share these.',
  },
  {
    title: 'Review together',
    text: 'Score, comment and move submissions through your stages. Every applicant gets an answer.',
  },
  {
    title: 'Follow the pilot',
    text: 'Milestones, a charter and a decision on its date. The radar shows what moved.',
  },
] as const;

/** `/` for visitors: what this is, something to look at, and the way in. */
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
      <main className="mx-auto flex w-full max-w-[1180px] flex-1 flex-col gap-14 px-6 pt-4 pb-14">
        <div className="grid items-center gap-10 lg:grid-cols-[1.15fr_1fr]">
          <div>
            <h1 className="text-[clamp(2.25rem,5vw,3.5rem)] leading-[1.08] font-semibold tracking-[-0.03em] text-balance">
              Find and work with the right startups
            </h1>
            <p className="mt-5 max-w-[52ch] text-[1.0625rem] leading-7 text-ink-2">
              {installation.productName} is a self-hosted web application with which companies find,
              review and pilot innovations from startups.
            </p>
            <div className="mt-8 flex flex-wrap gap-3">
              <ButtonLink to="/signin" variant="primary" size="large">
                Sign in
              </ButtonLink>
              <a href="#how" className={buttonClasses('plain', 'large')}>
                How it works
              </a>
            </div>
          </div>
          <LandingRadar />
        </div>
        <LandingPicture />
        <LandingOpportunities />
        <section id="how" aria-labelledby="how-title" className="scroll-mt-6">
          <h2 id="how-title" className="text-panel font-semibold">
            How it works
          </h2>
          <ol className="mt-5 grid gap-x-8 gap-y-6 border-t border-line pt-6 sm:grid-cols-2 lg:grid-cols-4">
            {steps.map(({ title, text }, index) => (
              <li key={title}>
                <span
                  aria-hidden
                  className="grid size-7 place-items-center rounded-full bg-accent-soft text-control font-semibold text-accent-ink tabular"
                >
                  {index + 1}
                </span>
                <h3 className="mt-3 text-card font-semibold">{title}</h3>
                <p className="mt-1 text-ink-2">{text}</p>
              </li>
            ))}
          </ol>
        </section>
      </main>
      <PublicFooter corporation={null} column="max-w-[1180px] px-6" />
    </div>
  );
}
