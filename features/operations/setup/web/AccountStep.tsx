import { limits } from '#core/domain/limits.ts';
import { setupLimits } from '#features/operations/setup/domain/limits.ts';
import { PasswordInput } from '#features/people/identity/web/shared/PasswordInput.tsx';
import { Button } from '#ui/Button.tsx';
import { ErrorText } from '#ui/ErrorText.tsx';
import { TextField } from '#ui/Field.tsx';
import { idOf, type AccountField } from './setup-form.ts';
import type { SetupState } from './use-setup.ts';

interface Props {
  readonly state: SetupState;
  readonly asksPassword: boolean;
  readonly passwordMinLength: number;
}

/** The code, and who sets the installation up. */
export function AccountStep({ state, asksPassword, passwordMinLength }: Props) {
  const { account, problems, changeAccount } = state;
  const field = (name: AccountField) => ({
    id: idOf(name),
    isRequired: true,
    problem: problems[name],
    value: account[name],
    onChange: (value: string) => changeAccount({ [name]: value }),
  });
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void state.submitAccount();
      }}
      className="space-y-5"
    >
      <TextField
        {...field('code')}
        label="Code"
        hint="It stands in the log of the server. “npm run outrider -- setup-code” prints it again."
        placeholder="XXXX-XXXX-XXXX"
        maxLength={setupLimits.codeCharacters}
        isFirst
      />
      <TextField
        {...field('name')}
        label="Your name"
        autoComplete="name"
        maxLength={limits.nameCharacters}
      />
      <TextField
        {...field('email')}
        label="Email"
        type="email"
        autoComplete="username"
        maxLength={limits.emailCharacters}
      />
      {asksPassword && (
        <PasswordInput
          {...field('password')}
          label="Password"
          name="password"
          autoComplete="new-password"
          hint={`${passwordMinLength} characters or more. A few words are easy to remember.`}
        />
      )}
      <ErrorText>{state.failure}</ErrorText>
      <Button type="submit" variant="primary" size="large" aria-disabled={state.isBusy}>
        {state.isBusy ? 'Checking…' : 'Continue'}
      </Button>
    </form>
  );
}
