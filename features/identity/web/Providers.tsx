import { lazy, Suspense, type RefObject } from 'react';
import { installation } from '#ui/installation.ts';

/** What this part of the sign-in form knows of the rest. */
export interface ProvidersProps {
  readonly form: RefObject<HTMLFormElement | null>;
  /** Shows a sentence where the form shows its own; null: none. */
  readonly onProblem: (sentence: string | null) => void;
}

// Everything about pop-ups is loaded where there are providers.
const ProviderSignIn = lazy(async () => ({
  default: (await import('./ProviderSignIn.tsx')).ProviderSignIn,
}));

const { providers, hasSingleSignOn } = installation;
const count = providers.length + (hasSingleSignOn ? 1 : 0);

/** The ways to sign in beside a password; nothing where none is set up. */
export function Providers(props: ProvidersProps) {
  if (count === 0) return null;
  return (
    <Suspense
      fallback={
        <div aria-hidden className="flex flex-col gap-2 pb-[52px]">
          {Array.from({ length: count }, (_, index) => (
            <div key={index} className="h-10 rounded-control bg-hover" />
          ))}
        </div>
      }
    >
      <ProviderSignIn {...props} />
    </Suspense>
  );
}
