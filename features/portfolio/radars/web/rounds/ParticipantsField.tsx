import { refusalText } from '#core/domain/refusals.ts';
import { radarLimits } from '#features/portfolio/radars/domain/limits.ts';
import { radarRefusals } from '#features/portfolio/radars/domain/refusals.ts';
import { PeopleField } from '#features/portfolio/radars/web/page/PeopleField.tsx';
import { ErrorText } from '#ui/ErrorText.tsx';

interface Person {
  readonly id: string;
  readonly name: string;
}

interface Props {
  readonly people: readonly Person[];
  readonly onChange: (people: readonly Person[]) => void;
  /** Whether to say that there are too few. */
  readonly isShort: boolean;
}

const { participantsLeast: least, participantsMost: most } = radarLimits;

/** Who votes in a round. */
export function ParticipantsField({ people, onChange, isShort }: Props) {
  return (
    <div className="space-y-1.5">
      <PeopleField
        label="Participants"
        people={people}
        onChange={onChange}
        most={most}
        isRequired
      />
      <ErrorText className="text-control">
        {isShort ? refusalText(radarRefusals['round.tooFewParticipants'], { least }) : undefined}
      </ErrorText>
    </div>
  );
}
