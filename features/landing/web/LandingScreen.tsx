import { Link } from '@tanstack/react-router';
import { Compass, GitCompareArrows, Scale } from 'lucide-react';
import { PublicFooter } from '#features/public/web/public/PublicFooter.tsx';
import { buttonClasses } from '#ui/button-classes.ts';
import { RadarLogo } from '#ui/Radar.tsx';
import { RadarField } from '#ui/RadarField.tsx';

const promises = [
  {
    icon: Compass,
    title: 'Post a challenge',
    text: 'Say what you need in a page that founders want to answer, with dates you keep.',
  },
  {
    icon: GitCompareArrows,
    title: 'Find who can solve it',
    text: 'Search every company you know of, keep the promising ones, share them with colleagues.',
  },
  {
    icon: Scale,
    title: 'Decide together',
    text: 'One board, one vote each, and an answer to everybody who took the trouble to write.',
  },
] as const;

/** `/` for visitors: what this is, and the way in. */
export function LandingScreen() {
  return (
    <div className="flex min-h-dvh flex-col">
      <header className="mx-auto flex w-full max-w-[1180px] items-center justify-between px-6 py-5">
        <span className="flex items-center gap-2 text-reading font-semibold tracking-[-0.01em]">
          <RadarLogo className="size-6 text-accent" />
          Outrider
        </span>
        <Link to="/signin" className={buttonClasses('plain', 'medium')}>
          Sign in
        </Link>
      </header>
      <main className="mx-auto flex w-full max-w-[1180px] flex-1 flex-col justify-center gap-14 px-6 py-10">
        <div className="grid items-center gap-12 lg:grid-cols-[1.15fr_1fr]">
          <div>
            <h1 className="text-[clamp(2.25rem,5vw,3.5rem)] leading-[1.08] font-semibold tracking-[-0.03em] text-balance">
              Ride ahead. Find the companies that change yours.
            </h1>
            <p className="mt-5 max-w-[54ch] text-[1.0625rem] leading-7 text-ink-2">
              Outrider is where corporations post their challenges and scouts answer them. It keeps
              the directory, the submissions and the decisions in one place. It runs on your own
              machines, and what you put in stays yours.
            </p>
            <div className="mt-8">
              <Link to="/signin" className={buttonClasses('primary', 'large')}>
                Sign in
              </Link>
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
