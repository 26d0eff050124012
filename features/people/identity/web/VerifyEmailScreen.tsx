import { useMutation, useQueryClient } from '@tanstack/react-query';
import { messageOf } from '#core/domain/message-of.ts';
import { confirmEmail } from '#features/people/identity/domain/account-endpoints.ts';
import { authStore } from '#core/web/session/auth-store.ts';
import { fetchSessionUser } from '#core/web/session/identity.ts';
import { ButtonLink } from '#core/web/router/ButtonLink.tsx';
import { call } from '#core/web/transport/call.ts';
import { Button } from '#ui/Button.tsx';
import { EmptyState } from '#ui/states.tsx';
import { useLinkKey } from './use-link-key.ts';

/** `/verify-email`: confirms the address that its link was sent to, for whoever is signed in. */
export function VerifyEmailScreen() {
  const key = useLinkKey();
  const client = useQueryClient();
  const confirm = useMutation({
    mutationFn: () => call(confirmEmail, { body: { key } }),
    onSuccess: async () => {
      // The person's record holds the address and, after it is verified, perhaps a corporation.
      const user = await fetchSessionUser().catch(() => null);
      if (user) authStore.signedIn(user);
      await client.invalidateQueries();
    },
  });
  if (confirm.isSuccess) {
    return (
      <EmptyState
        isPage
        title="Email address confirmed"
        action={<ButtonLink to="/settings/security">Security settings</ButtonLink>}
      >
        {confirm.data?.email} is the address of your account.
      </EmptyState>
    );
  }
  if (key === '' || confirm.error) {
    return (
      <EmptyState
        isPage
        title="This link cannot be used"
        action={<ButtonLink to="/settings/security">Security settings</ButtonLink>}
      >
        {confirm.error
          ? `${messageOf(confirm.error)} You must be signed in with the account that asked for it.`
          : 'Open the whole link again from the email.'}
      </EmptyState>
    );
  }
  return (
    <EmptyState
      isPage
      title="Confirm your email address?"
      action={
        <Button variant="primary" isDisabled={confirm.isPending} onPress={() => confirm.mutate()}>
          Confirm
        </Button>
      }
    >
      It becomes the address that you sign in with.
    </EmptyState>
  );
}
