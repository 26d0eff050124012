import { limits } from '#core/domain/limits.ts';
import { placeOfZone } from '#core/domain/zoned-time.ts';
import { corporationLimits } from '#features/cases/corporations/domain/limits.ts';
import { AccentField } from '#features/cases/corporations/web/shared/AccentField.tsx';
import { Button } from '#ui/Button.tsx';
import { DateField } from '#ui/DateField.tsx';
import { ErrorText } from '#ui/ErrorText.tsx';
import { TextField } from '#ui/Field.tsx';
import { SwitchField } from '#ui/SwitchField.tsx';
import { idOf, readersZone } from './setup-form.ts';
import type { SetupState } from './use-setup.ts';

/** The first corporation, and its scouting cycle. */
export function CorporationStep({ state }: { readonly state: SetupState }) {
  const { corporation, problems, changeCorporation: change } = state;
  const field = (name: 'corporationName' | 'domain' | 'cycleName' | 'firstDay' | 'lastDay') => ({
    id: idOf(name),
    isRequired: name !== 'domain',
    problem: problems[name],
    value: corporation[name],
    onChange: (value: string) => change({ [name]: value }),
  });
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void state.submitCorporation();
      }}
      className="space-y-5"
    >
      <TextField
        {...field('corporationName')}
        label="Name"
        autoComplete="organization"
        maxLength={limits.nameCharacters}
        isFirst
      />
      <AccentField
        id={idOf('accent')}
        problem={problems.accent}
        accent={corporation.accent}
        onChange={(accent) => change({ accent })}
      />
      <TextField
        {...field('domain')}
        label="Email domain"
        hint="People with a verified address at this domain join the corporation."
        placeholder="example.com"
        maxLength={corporationLimits.domainCharacters}
      />
      <SwitchField
        label="Public page"
        hint="Shows the opportunities that you publish, and takes submissions."
        isOn={corporation.hasPublicPage}
        onChange={(hasPublicPage) => change({ hasPublicPage })}
      />
      <TextField
        {...field('cycleName')}
        label="Scouting cycle"
        hint="The period in which you look for solutions."
        maxLength={limits.nameCharacters}
      />
      <div className="grid gap-5 sm:grid-cols-2">
        <DateField {...field('firstDay')} label="First day" />
        <DateField {...field('lastDay')} label="Last day" />
      </div>
      <p className="text-control text-ink-3">
        Days begin and end in {placeOfZone(readersZone())}. All of this can be changed later.
      </p>
      <ErrorText>{state.failure}</ErrorText>
      <div className="flex flex-wrap gap-2">
        <Button type="submit" variant="primary" size="large" aria-disabled={state.isBusy}>
          {state.isBusy ? 'Setting up…' : 'Set up'}
        </Button>
        <Button size="large" variant="quiet" onPress={state.back}>
          Back
        </Button>
      </div>
    </form>
  );
}
