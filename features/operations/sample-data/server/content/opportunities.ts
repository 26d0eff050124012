import type { Question } from '#features/cases/corporations/domain/question.ts';
import { newId } from '#core/server/tables/columns.ts';
import type { EnteredAnswer } from '#features/cases/submissions/domain/answer-values.ts';

/** A submission to a sample opportunity, and what has come of it. */
export interface SampleSubmission {
  readonly company: string;
  readonly contact: string;
  readonly title: string;
  readonly pitch: string;
  readonly stage: 'New' | 'Screening' | 'Shortlist' | 'Pitch' | 'Selected' | 'Declined';
  readonly daysAgo: number;
  readonly reason?: string;
  /** In the order of the questions. */
  readonly answers: readonly EnteredAnswer[];
  readonly vote?: 'up' | 'down';
  readonly comment?: string;
  /** One for each criterion of the scorecard. */
  readonly scores?: readonly number[];
}

export interface SampleOpportunity {
  readonly name: string;
  readonly introduction: string;
  readonly need: string;
  readonly focus: readonly string[];
  readonly call: string;
  readonly categories: readonly string[];
  /** Days from now until it ends; null: with its cycle. */
  readonly endsInDays: number | null;
  readonly questions: readonly Question[];
  readonly submissions: readonly SampleSubmission[];
}

const short = (text: string, isRequired = false): Question => ({
  id: newId(),
  text,
  kind: 'short',
  isRequired,
});

const said = (answer: string): EnteredAnswer => ({ answer });

function quietFans(): SampleOpportunity {
  return {
    name: 'Quiet fans for server rooms',
    introduction: 'Our server rooms stand beside offices, and people hear them all day.',
    need: 'Fans run faster each year, and walls do not get thicker. We look for a way to halve what is heard next door without losing air flow.',
    focus: ['Blades, ducts and doors that are quieter by design', 'Active noise control'],
    call: 'Tell us how many decibels you take away, and at what air flow.',
    categories: ['Acoustics', 'Buildings'],
    endsInDays: -12,
    questions: [short('How many decibels quieter?', true), short('When could a trial start?')],
    submissions: [
      {
        company: 'Rackcalm',
        contact: 'Aino Lehto',
        title: 'Cooling doors for twelve racks',
        pitch:
          'We would fit twelve racks with our doors over a weekend. The fans then run at a third of their speed, which takes nine decibels away in the corridor.',
        stage: 'Selected',
        daysAgo: 48,
        answers: [said('9 dB(A) in the corridor'), said('Within six weeks')],
        vote: 'up',
        scores: [5, 4, 4, 5],
        comment: 'They measured at our own site before they wrote. That is rare.',
      },
      {
        company: 'Stillblade',
        contact: 'Jonas Petersen',
        title: 'Serrated blades in the existing fans',
        pitch:
          'New blades on the hubs that you have. We bring ten sets for a comparison in one aisle.',
        stage: 'Selected',
        daysAgo: 44,
        answers: [said('6 dB(A)'), said('In March')],
        vote: 'up',
        scores: [4, 4, 4, 4],
      },
      {
        company: 'Metasilence',
        contact: 'Élodie Martin',
        title: 'Panels against the 400 Hz hum',
        pitch: 'A wall of printed panels stops the hum of your fans, and nothing else.',
        stage: 'Declined',
        daysAgo: 41,
        reason: 'It stops one tone only, and the tone moves with the load.',
        answers: [said('14 dB at 400 Hz')],
        vote: 'down',
        scores: [2, 3, 3, 2],
      },
      {
        company: 'Hushfoam',
        contact: 'Daan Visser',
        title: 'Mycelium lining for the corridor',
        pitch: 'We line forty metres of corridor with foam from mushroom roots.',
        stage: 'Declined',
        daysAgo: 39,
        reason: 'The foam has no fire certificate yet. We would like to hear when it has.',
        answers: [said('4 dB(A)'), said('At once')],
        vote: 'down',
      },
    ],
  };
}

function packaging(): SampleOpportunity {
  return {
    name: 'Packaging without plastic film',
    introduction: 'We wrap two million parts a year in film that is thrown away an hour later.',
    need: 'Parts must arrive dry and without scratches. We look for packaging that goes into the paper bin, or comes back.',
    focus: ['Paper with a barrier', 'Moulded fibre', 'Boxes that return'],
    call: 'Send us what you would pack our sample part in. We pay for the first hundred.',
    categories: ['Packaging', 'Sustainability'],
    endsInDays: 21,
    questions: [short('How mature is it?', true), short('What does one pack cost?')],
    submissions: [
      {
        company: 'Barrierleaf',
        contact: 'Sara Lindgren',
        title: 'Coated paper bags for small parts',
        pitch:
          'Our barrier keeps moisture out for ninety days. The bags run on your filling machine.',
        stage: 'Pitch',
        daysAgo: 13,
        answers: [said('In series with two customers'), said('4 cents')],
        vote: 'up',
        scores: [5, 4, 5, 4],
        comment: 'Ask for the test in a sea container.',
      },
      {
        company: 'Strawform',
        contact: 'Marek Nowak',
        title: 'Trays from wheat straw',
        pitch: 'A tray for six parts, pressed near your plant from the straw of the region.',
        stage: 'Shortlist',
        daysAgo: 11,
        answers: [said('Pilot line'), said('9 cents')],
        vote: 'up',
        scores: [4, 3, 4, 3],
      },
      {
        company: 'Refillery',
        contact: 'Mira Schulte',
        title: 'A box that comes back thirty times',
        pitch: 'We run the pool, the washing and the deposit. You pay per trip.',
        stage: 'Screening',
        daysAgo: 15,
        answers: [said('In use with 40 shops'), said('11 cents per trip')],
        comment: 'Who washes oil off? Let us ask before the shortlist.',
      },
      {
        company: 'Kelpwrap',
        contact: 'Ingrid Solheim',
        title: 'Seaweed film on the existing line',
        pitch: 'The film is as clear as yours, and is gone in a compost after eight weeks.',
        stage: 'New',
        daysAgo: 5,
        answers: [said('Pre-series'), said('6 cents')],
      },
      {
        company: 'Foldwise',
        contact: 'Lucía Ferrer',
        title: 'Boxes cut to each order',
        pitch: 'Our software sends a new outline to your cutter for every order. You ship no air.',
        stage: 'New',
        daysAgo: 2,
        answers: [said('Ready')],
      },
    ],
  };
}

const options = (...labels: string[]) => labels.map((label) => ({ id: newId(), label }));

function batteries(): SampleOpportunity {
  const chemistries = options('Lithium iron phosphate', 'Sodium ion', 'Another');
  const offers = options('Data sheet', 'Loan of one vehicle', 'Visit at a customer');
  const [phosphate, sodium] = chemistries.map(({ id }) => id);
  const choice = (id: string | undefined): EnteredAnswer => ({ answer: '', value: id ? [id] : [] });
  const choices = (...places: number[]): EnteredAnswer => ({
    answer: '',
    value: places.flatMap((place) => offers[place]?.id ?? []),
  });
  const number = (value: number): EnteredAnswer => ({ answer: '', value });
  return {
    name: 'Forklift batteries that last a shift',
    introduction:
      'Ninety forklifts work in our warehouse, and at two o’clock half of them wait for power.',
    need: 'Lead-acid batteries do not last a shift, and a change takes twenty minutes. We look for batteries or chargers with which a truck works through.',
    focus: ['New chemistries in the old tray', 'Charging in breaks', 'Swapping without a crane'],
    call: 'Name the hours of work per charge, and what a trial with five trucks needs.',
    categories: ['Energy storage', 'Logistics'],
    endsInDays: null,
    questions: [
      {
        id: newId(),
        text: 'Hours of work per charge',
        kind: 'number',
        isRequired: true,
        help: 'In two shifts, with breaks.',
        least: 0,
        most: 48,
      },
      { id: newId(), text: 'Chemistry', kind: 'choice', isRequired: false, options: chemistries },
      {
        id: newId(),
        text: 'What can you send or show?',
        kind: 'choices',
        isRequired: false,
        options: offers,
      },
    ],
    submissions: [
      {
        company: 'Ampereon',
        contact: 'Petra Dvořáková',
        title: 'Phosphate packs in the lead-acid tray',
        pitch: 'Five packs on loan for three months, with our charger. The trucks need no change.',
        stage: 'Shortlist',
        daysAgo: 10,
        answers: [number(11), choice(phosphate), choices(0, 1, 2)],
        vote: 'up',
        scores: [5, 5, 4, 5],
        comment: 'Works in the old tray: that saves us the new trucks.',
      },
      {
        company: 'Natracell',
        contact: 'Camille Roux',
        title: 'Sodium cells for the cold aisle',
        pitch: 'Our cells keep their power at minus 20 °C. We propose two trucks in the freezer.',
        stage: 'Screening',
        daysAgo: 8,
        answers: [number(8.5), choice(sodium), choices(0)],
        vote: 'up',
      },
      {
        company: 'Swapdock',
        contact: 'Bram de Wit',
        title: 'A drawer that changes batteries',
        pitch: 'Ninety seconds for a change, without a crane and without a second person.',
        stage: 'New',
        daysAgo: 3,
        answers: [number(7), choice(undefined), choices(1, 2)],
      },
    ],
  };
}

/** One that has ended, and two that run. Ids are new each time. */
export const sampleOpportunities = (): SampleOpportunity[] => [
  quietFans(),
  packaging(),
  batteries(),
];
