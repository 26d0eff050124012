import { Suspense, type RefObject } from 'react';
import { lazyPart } from '#core/web/router/lazy-part.tsx';
import { installation } from '#ui/installation.ts';

/** What this part of the sign-in form knows of the rest. */
export interface ProvidersProps {
  readonly form: RefObject<HTMLFormElement | null>;
  /** Shows a sentence where the form shows its own; null: none. */
  readonly onProblem: (sentence: string | null) => void;
}

const { providers, hasSingleSignOn, hostedIdentity } = installation;

// Everything about pop-ups, and the kit of a hosted service, is loaded only where it is used.
const ProviderButtons =
  hostedIdentity === null
    ? lazyPart(() => import('./ProviderSignIn.tsx'), 'ProviderSignIn')
    : lazyPart(() => import('./HostedSignIn.tsx'), 'HostedSignIn');

const count = hostedIdentity === null ? providers.length + (hasSingleSignOn ? 1 : 0) : 2;

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
      <ProviderButtons {...props} />
    </Suspense>
  );
}
