import { useMutation, useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { FormEvent } from 'react';
import { messageOf } from '#core/domain/message-of.ts';
import { readLink, setPassword } from '#features/people/identity/domain/link-endpoints.ts';
import { call } from '#core/web/transport/call.ts';
import { Problem } from '#core/web/transport/problem.ts';
import { buttonClasses } from '#ui/button-classes.ts';
import { installation } from '#ui/installation.ts';
import { ErrorState, Loading } from '#ui/states.tsx';
import { EntranceFrame } from '#features/people/identity/web/shared/EntranceFrame.tsx';
import { FormProblem } from './FormProblem.tsx';
import { PasswordInput } from '#features/people/identity/web/shared/PasswordInput.tsx';

/** Sets a password by a link: of a reset, or of an invitation. */
export function SetPassword({ linkKey: key }: { readonly linkKey: string }) {
  const link = useQuery({
    queryKey: ['account link'],
    queryFn: () => call(readLink, { body: { key } }),
    retry: false,
    staleTime: Infinity,
    gcTime: 0,
  });
  const save = useMutation({
    mutationFn: (password: string) => call(setPassword, { body: { key, password } }),
  });
  const ended = [link.error, save.error].find(hasEnded);

  function submit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    const password = new FormData(event.currentTarget).get('password');
    if (!save.isPending) save.mutate(String(password ?? ''));
  }

  if (save.isSuccess) {
    return (
      <EntranceFrame
        title="Your password is set"
        lead="You are signed out everywhere. Sign in with the new password."
      >
        <Link to="/signin" className={buttonClasses('primary', 'large')}>
          Sign in
        </Link>
      </EntranceFrame>
    );
  }
  if (ended) {
    return (
      <EntranceFrame title="This link cannot be used" lead={messageOf(ended)}>
        {/* The same screen without the key of the link. */}
        <a href="/reset-password" className={buttonClasses('primary', 'large')}>
          Ask for a new link
        </a>
      </EntranceFrame>
    );
  }
  if (link.error) {
    return (
      <main className="grid min-h-dvh place-items-center">
        <ErrorState
          isPage
          title="The link could not be read"
          error={link.error}
          onRetry={() => void link.refetch()}
        />
      </main>
    );
  }
  if (!link.data) {
    return (
      <EntranceFrame title="Set a password">
        <Loading what="the link">
          <div className="skeleton h-5 w-3/4" />
          <div className="skeleton mt-6 h-10 w-full" />
          <div className="skeleton mt-4 h-10 w-full" />
        </Loading>
      </EntranceFrame>
    );
  }
  const { kind, email } = link.data;
  const isInvited = kind === 'invitation';
  return (
    <EntranceFrame
      title={isInvited ? `Welcome to ${installation.productName}` : 'Set a new password'}
      lead={isInvited ? `Choose a password for ${email} to begin.` : `For ${email}.`}
    >
      <form onSubmit={submit} className="flex flex-col gap-4">
        {/* For password managers. */}
        <input type="email" name="username" autoComplete="username" value={email} readOnly hidden />
        <PasswordInput
          label="New password"
          name="password"
          autoComplete="new-password"
          hint="A few words are long enough and easy to remember."
        />
        <button
          type="submit"
          disabled={save.isPending}
          className={buttonClasses('primary', 'large')}
        >
          {save.isPending ? 'Saving…' : 'Set password'}
        </button>
        <FormProblem problem={save.error ? messageOf(save.error) : null} />
      </form>
    </EntranceFrame>
  );
}

const hasEnded = (error: unknown): boolean => error instanceof Problem && error.status === 410;
