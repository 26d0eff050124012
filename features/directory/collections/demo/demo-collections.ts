import type { ProductName } from '#features/directory/companies/demo/fields/all.ts';

interface DemoSpace {
  readonly name: string;
  readonly description?: string;
  /** What the companies in it make; any company of the collection without it. */
  readonly makes?: readonly ProductName[];
  readonly below?: string;
}

export interface DemoCollection {
  readonly name: string;
  readonly owner: string;
  readonly size: number;
  readonly spaces: readonly DemoSpace[];
  /** What companies make that are in no sub-space. */
  readonly others?: readonly ProductName[];
  readonly sharedTo?: readonly string[];
  /** What the first of them says to each company that they propose. */
  readonly proposals?: readonly (string | null)[];
  /** Whether some of its companies have notes and ratings. */
  readonly isJudged?: boolean;
}

const [owner, developer, observer] = ['owner', 'developer', 'observer'].map(
  (name) => `${name}@skf.example`,
) as [string, string, string];
const foundry = 'foundry@outrider.example';
const superuser = 'superuser@outrider.example';
const norrland = 'member@norrland.example';

export const demoCollections: readonly DemoCollection[] = [
  {
    name: 'Early damage detection',
    owner,
    size: 38,
    isJudged: true,
    spaces: [
      {
        name: 'Mounted sensors',
        description: 'Fixed to the bearing or the machine',
        makes: [
          'Battery-free vibration tags',
          'Self-calibrating accelerometers',
          'Printed strain gauges',
        ],
      },
      {
        name: 'Contactless',
        description: 'Sound and light',
        makes: ['Acoustic cameras', 'Optical torque sensors'],
      },
      {
        name: 'Ultrasound',
        description: 'Above 20 kHz',
        below: 'Contactless',
        makes: ['Air-coupled ultrasound'],
      },
      {
        name: 'Models',
        description: 'Software that detects and predicts damage',
        makes: [
          'Acoustic event models',
          'Label-free anomaly detection',
          'Remaining-life estimates',
        ],
      },
    ],
    others: ['Wear debris counters', 'Oil moisture probes'],
    sharedTo: [developer, observer, foundry],
    proposals: ['Their rig runs at Schweinfurt since August. Worth a visit.', null],
  },
  {
    name: 'Grease and alternatives',
    owner,
    size: 24,
    isJudged: true,
    spaces: [
      { name: 'Bio-based', makes: ['Bio-based greases'] },
      { name: 'Long life', makes: ['Long-life greases'] },
      {
        name: 'Without oil',
        description: 'Solid lubricants and dry bearings',
        makes: ['Solid lubricants', 'Self-lubricating polymers'],
      },
    ],
    others: ['Oil cleaning systems'],
    sharedTo: [developer],
  },
  {
    name: 'To call in January',
    owner,
    size: 9,
    spaces: [],
    others: ['Heat-proof robot grippers', 'Glare-free machine vision'],
  },
  {
    name: 'Partners for pilots',
    owner: developer,
    size: 16,
    isJudged: true,
    spaces: [{ name: 'Met' }, { name: 'To meet' }],
    others: ['Wear debris counters', 'Battery-free vibration tags', 'Acoustic cameras'],
    sharedTo: [owner],
  },
  {
    name: 'Carbon footprint tools',
    owner: developer,
    size: 12,
    spaces: [],
    others: [
      'Order-line carbon accounting',
      'Automated life-cycle assessment',
      'Material passports',
    ],
  },
  {
    name: 'Watch list 2027',
    owner: foundry,
    size: 46,
    isJudged: true,
    spaces: [
      {
        name: 'Heat',
        makes: ['High-temperature heat pumps', 'Plasma burners', 'Electric hardening furnaces'],
      },
      { name: 'Storage', makes: ['Molten-salt storage', 'Waste-heat batteries', 'Flow batteries'] },
      { name: 'Grid', makes: ['Solid-state transformers', 'Furnace demand response'] },
    ],
    others: ['Iridium-free electrolysers', 'Energy forecasts'],
    sharedTo: [superuser, owner],
  },
  {
    name: 'Grippers and handling',
    owner: foundry,
    size: 21,
    spaces: [],
    others: [
      'Heat-proof robot grippers',
      'Robot programming by demonstration',
      'Autonomous forklifts',
    ],
  },
  {
    name: 'Board meeting, spring',
    owner: superuser,
    size: 8,
    spaces: [],
    others: ['Diamond-like coatings', 'Recycled alloy powders', 'Rare-earth-free motors'],
    sharedTo: [foundry],
  },
  {
    name: 'Crew safety',
    owner: superuser,
    size: 14,
    spaces: [],
    others: ['Ammonia sensors', 'Ammonia safety training', 'Crew fatigue monitors'],
  },
  {
    name: 'Ideas for Norrland',
    owner: 'champion@skf.example',
    size: 11,
    spaces: [],
    others: ['Scrap composition scanners', 'Slag-based binders', 'Autonomous sampling robots'],
  },
  {
    name: 'My first collection',
    owner: 'member@skf.example',
    size: 5,
    spaces: [],
    others: ['Digital twins from nameplate data', 'Bearing and gear simulation'],
  },
  {
    name: 'Steel without coal',
    owner: norrland,
    size: 19,
    spaces: [
      {
        name: 'Hydrogen',
        makes: ['Iridium-free electrolysers', 'Metal-hydride storage', 'Hydrogen burners'],
      },
      { name: 'Electric', makes: ['Plasma burners', 'Furnace demand response'] },
    ],
    others: ['Laser scrap sorting'],
  },
];

/** Notes and ratings, given in rotation to every third company of a collection with `isJudged`. */
export const judgements: readonly (readonly [note: string, rating: number | null])[] = [
  ['Met their founder at the Hanover fair. A pilot is possible from spring.', 5],
  ['Complete data sheet, and they name their customers.', 4],
  ['Interesting, but no installation at a plant like ours yet. Check again in summer.', 2],
  ['', 3],
  ['Two of our plants know them already. Ask Gothenburg first.', 4],
  ['Strong technology, but delivery takes six months.', 3],
  ['Asks for exclusivity, which we cannot give.', 1],
  ['Documents received. The review is planned for week 7.', null],
  ['', 4],
  ['Capable team, quick to answer. They need a site for a reference.', 5],
  ['Price is still three times what we can pay.', 2],
];
