import { useLinkKey } from './use-link-key.ts';
import { RequestReset } from './RequestReset.tsx';
import { SetPassword } from './SetPassword.tsx';

/** `/reset-password`: asks for a link, or, opened by one, for the new password. */
export function ResetPasswordScreen() {
  const key = useLinkKey();
  return (
    <>
      <meta name="referrer" content="no-referrer" />
      <meta name="robots" content="noindex" />
      {key === '' ? <RequestReset /> : <SetPassword linkKey={key} />}
    </>
  );
}
