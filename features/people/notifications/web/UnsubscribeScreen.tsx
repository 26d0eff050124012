import { useMutation, useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { kindLabel } from '#features/people/notifications/domain/settings.ts';
import {
  subscription,
  unsubscribe,
} from '#features/people/notifications/domain/unsubscribe-endpoints.ts';
import { ButtonLink } from '#core/web/router/ButtonLink.tsx';
import { call } from '#core/web/transport/call.ts';
import { isGone } from '#core/web/transport/problem.ts';
import { queryOptionsOf } from '#core/web/transport/query-options.ts';
import { Button } from '#ui/Button.tsx';
import { EmptyState, ErrorState, Loading } from '#ui/states.tsx';
import { toastError } from '#ui/toasts.ts';

/** The page behind the link in a mail: it asks before it ends anything. */
export function UnsubscribeScreen() {
  const { key = '' } = useParams({ strict: false });
  const params = { key };
  const { data, error, refetch } = useQuery(queryOptionsOf(subscription, { params }));
  const end = useMutation({
    mutationFn: (isEverything: boolean) => call(unsubscribe, { params, body: { isEverything } }),
    onError: toastError,
  });
  if (error && isGone(error)) {
    return (
      <Frame>
        <EmptyState isPage title="Link not valid">
          Copy the whole link again from the email, or sign in to change your settings.
        </EmptyState>
      </Frame>
    );
  }
  if (error) {
    return (
      <Frame>
        <ErrorState
          isPage
          title="This page could not be loaded"
          error={error}
          onRetry={() => void refetch()}
        />
      </Frame>
    );
  }
  if (!data) {
    return (
      <Frame>
        <Loading what="your subscription">
          <div className="skeleton mx-auto h-40 w-80" />
        </Loading>
      </Frame>
    );
  }
  if (end.isSuccess || !data.isSubscribed) {
    return (
      <Frame>
        <EmptyState
          isPage
          title="Unsubscribed"
          action={<ButtonLink to="/settings/notifications">Notification settings</ButtonLink>}
        >
          {end.variables || data.kind === null
            ? `No emails about notifications are sent to ${data.address}.`
            : `No emails of the kind “${kindLabel(data.kind)}” are sent to ${data.address}.`}{' '}
          Notifications still arrive in the app.
        </EmptyState>
      </Frame>
    );
  }
  return (
    <Frame>
      <EmptyState
        isPage
        title="Unsubscribe from emails?"
        action={
          <div className="flex flex-wrap justify-center gap-2">
            {data.kind !== null && (
              <Button
                variant="primary"
                isDisabled={end.isPending}
                onPress={() => end.mutate(false)}
              >
                Unsubscribe from this kind
              </Button>
            )}
            <Button
              variant={data.kind === null ? 'primary' : 'plain'}
              isDisabled={end.isPending}
              onPress={() => end.mutate(true)}
            >
              Unsubscribe from all emails
            </Button>
          </div>
        }
      >
        {data.kind === null
          ? `Emails about notifications are sent to ${data.address}.`
          : `Emails of the kind “${kindLabel(data.kind)}” are sent to ${data.address}.`}
      </EmptyState>
    </Frame>
  );
}

function Frame({ children }: { readonly children: ReactNode }) {
  return (
    <main className="grid min-h-dvh place-items-center">
      <meta name="robots" content="noindex" />
      {children}
    </main>
  );
}
