import type { Area } from '#features/portfolio/radars/domain/radar.ts';
import type { Vote } from '#features/portfolio/radars/domain/round.ts';
import { abstention, Experience, offRadar } from '#features/portfolio/radars/domain/vote-result.ts';
import { ChoiceButton } from './ChoiceButton.tsx';
import { choiceName, experienceWords } from './round-words.ts';

const experienceKeys: Readonly<Record<Experience, string>> = {
  production: 'u',
  trial: 't',
  reading: 'r',
  hearsay: 'h',
};

interface Props {
  readonly rings: readonly Area[];
  readonly own: Vote | null;
  readonly onChoose: (choice: string) => void;
  readonly onKnow: (experience: Experience) => void;
}

/** A ring or one of the choices beside them, and then where one knows the blip from. */
export function VoteChoices({ rings, own, onChoose, onKnow }: Props) {
  const beside = [
    { choice: offRadar, shortcut: '0' },
    { choice: abstention, shortcut: 'd' },
  ];
  return (
    <>
      <div role="group" aria-label="Ring" className="space-y-2">
        {rings.map(({ id, name }, nth) => (
          <ChoiceButton
            key={id}
            look="row"
            shortcut={String(nth + 1)}
            isChosen={own?.choice === id}
            onPress={() => onChoose(id)}
          >
            {name}
          </ChoiceButton>
        ))}
        <div className="grid grid-cols-2 gap-2">
          {beside.map(({ choice, shortcut }) => (
            <ChoiceButton
              key={choice}
              look="row"
              shortcut={shortcut}
              isChosen={own?.choice === choice}
              onPress={() => onChoose(choice)}
            >
              {choiceName(rings, choice)}
            </ChoiceButton>
          ))}
        </div>
      </div>
      <fieldset
        disabled={own === null || own.choice === abstention}
        className="space-y-2 disabled:opacity-50"
      >
        <legend className="mb-2 font-medium">How do you know it?</legend>
        <div className="flex flex-wrap gap-2">
          {Experience.options.map((experience) => (
            <ChoiceButton
              key={experience}
              look="chip"
              shortcut={experienceKeys[experience]}
              isChosen={own?.experience === experience}
              onPress={() => onKnow(experience)}
            >
              {experienceWords[experience]}
            </ChoiceButton>
          ))}
        </div>
      </fieldset>
    </>
  );
}
