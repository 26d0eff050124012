import { useQuery } from '@tanstack/react-query';
import type { Answer } from '#core/domain/endpoint.ts';
import { settings } from '#core/domain/public-settings.ts';
import { ButtonLink } from '#core/web/router/ButtonLink.tsx';
import { NotFoundScreen } from '#core/web/shell/NotFoundScreen.tsx';
import { isGone } from '#core/web/transport/problem.ts';
import { queryOptionsOf } from '#core/web/transport/query-options.ts';
import { get } from '#features/operations/setup/domain/endpoints.ts';
import { EntranceFrame } from '#features/people/identity/web/shared/EntranceFrame.tsx';
import { installation } from '#ui/installation.ts';
import { ErrorState, Loading } from '#ui/states.tsx';
import { AccountStep } from './AccountStep.tsx';
import { CorporationStep } from './CorporationStep.tsx';
import { NextStep } from './NextStep.tsx';
import { useSetup } from './use-setup.ts';

function Steps(needs: Answer<typeof get>) {
  const state = useSetup(needs.asksPassword);
  const { productName } = installation;
  switch (state.step) {
    case 'account':
      return (
        <EntranceFrame
          step="1 of 3"
          title={`Set up ${productName}`}
          lead="You become its first Superuser, who may do everything."
        >
          <AccountStep state={state} {...needs} />
        </EntranceFrame>
      );
    case 'corporation':
      return (
        <EntranceFrame
          step="2 of 3"
          title="Your corporation"
          lead="Opportunities, projects and radars belong to it."
        >
          <CorporationStep state={state} />
        </EntranceFrame>
      );
    case 'next':
      return (
        <EntranceFrame step="3 of 3" title={`${productName} is ready`} lead="What comes next?">
          <NextStep />
        </EntranceFrame>
      );
    case 'entrance':
      return (
        <EntranceFrame
          step="3 of 3"
          title={`${productName} is ready`}
          lead={`Sign in as ${state.account.email.trim()} to go on.`}
        >
          <ButtonLink to="/signin" variant="primary" size="large">
            Sign in
          </ButtonLink>
        </EntranceFrame>
      );
  }
}

/** Not asked again while the screen is open, so that the last step stays once all is made. */
const once = { staleTime: Infinity, gcTime: 0 } as const;

/** What the first account needs; `isClosed`: there are accounts. */
function useNeeds() {
  const installed = useQuery({ ...queryOptionsOf(settings), ...once });
  const isOpen = installed.data?.isSetUp === false;
  const needs = useQuery({ ...queryOptionsOf(get), ...once, enabled: isOpen });
  return {
    data: needs.data,
    isClosed: installed.data?.isSetUp === true || isGone(needs.error),
    error: installed.error ?? needs.error,
    retry: () => void (isOpen ? needs : installed).refetch(),
  };
}

/** `/setup`, only while nobody has an account. */
export function SetupScreen() {
  const { data, isClosed, error, retry } = useNeeds();
  if (isClosed) return <NotFoundScreen />;
  if (data) return <Steps {...data} />;
  if (error) {
    return (
      <main className="grid min-h-dvh place-items-center">
        <ErrorState isPage title="The setup could not be opened" error={error} onRetry={retry} />
      </main>
    );
  }
  return (
    <EntranceFrame step="1 of 3" title={`Set up ${installation.productName}`}>
      <Loading what="the setup">
        {Array.from({ length: 4 }, (_, index) => (
          <div key={index} className="skeleton mb-5 h-16 w-full" />
        ))}
      </Loading>
    </EntranceFrame>
  );
}
