import { useMutation } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { MailCheck } from 'lucide-react';
import { useState, type FormEvent } from 'react';
import type { Answer } from '#core/domain/endpoint.ts';
import { messageOf } from '#core/domain/message-of.ts';
import { requestReset } from '#features/people/identity/domain/link-endpoints.ts';
import { missingCode } from '#core/web/router/load-document-anew.ts';
import { call } from '#core/web/transport/call.ts';
import { buttonClasses } from '#ui/button-classes.ts';
import { installation } from '#ui/installation.ts';
import { EntranceFrame } from '#features/people/identity/web/shared/EntranceFrame.tsx';
import { Field } from './Field.tsx';
import { FormProblem } from './FormProblem.tsx';

const linkClasses = 'inline-block self-start py-1 text-control text-accent-ink hover:underline';

/** The mail is ours, or of the identity service in our place. */
async function askForLink(email: string): Promise<Answer<typeof requestReset>> {
  if (installation.hostedIdentity === null) return call(requestReset, { body: { email } });
  const { requestHostedReset } = await import('./hosted-identity.ts').catch((cause: unknown) => {
    throw missingCode(cause);
  });
  return requestHostedReset(email);
}

/** Asks for a link to set a new password. What follows is the same whoever it is. */
export function RequestReset() {
  const [sentTo, setSentTo] = useState('');
  const send = useMutation({
    mutationFn: askForLink,
    onSuccess: (_, email) => setSentTo(email),
  });

  function submit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    const email = new FormData(event.currentTarget).get('email');
    if (!send.isPending) send.mutate(String(email ?? '').trim());
  }

  if (send.data && sentTo !== '') {
    return (
      <EntranceFrame title={send.data.sendsMail ? 'Check your email' : 'No email is sent here'}>
        <div role="status" className="flex gap-3 rounded-card border border-line bg-raised p-4">
          <MailCheck
            aria-hidden
            className="mt-0.5 size-5 shrink-0 text-accent-ink"
            strokeWidth={1.75}
          />
          <p className="min-w-0 break-words">
            {send.data.sendsMail
              ? `If ${sentTo} has an account, a link to set a new password is on its way. It can be used once, within an hour.`
              : 'This installation sends no email. Ask your administrator to set a new password for you.'}
          </p>
        </div>
        <div className="mt-5 flex flex-wrap gap-x-6 gap-y-2">
          <Link to="/signin" className={linkClasses}>
            Back to sign in
          </Link>
          <button
            type="button"
            className={`cursor-pointer ${linkClasses}`}
            onClick={() => setSentTo('')}
          >
            Use another address
          </button>
        </div>
      </EntranceFrame>
    );
  }
  return (
    <EntranceFrame
      title="Reset your password"
      lead="Enter your email address. You get a link to set a new password."
    >
      <form onSubmit={submit} className="flex flex-col gap-4">
        <Field label="Email" name="email" type="email" autoComplete="username" />
        <button
          type="submit"
          disabled={send.isPending}
          className={buttonClasses('primary', 'large')}
        >
          {send.isPending ? 'Sending…' : 'Send link'}
        </button>
        <FormProblem problem={send.error ? messageOf(send.error) : null} />
      </form>
      <Link to="/signin" className={linkClasses}>
        Back to sign in
      </Link>
    </EntranceFrame>
  );
}
