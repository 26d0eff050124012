import type { CorporationKey } from '#core/server/demo/fill-context.ts';

/**
 * A blip: its name, its ring in each of the three editions (0 is the centre, `-` not in it, a trailing
 * `s` settled in the last), and what it is.
 */
export type DemoBlip = readonly [name: string, rings: string, description: string];

export interface DemoRadar {
  readonly corporation: CorporationKey;
  readonly name: string;
  readonly description: string;
  readonly isPublic: boolean;
  readonly quadrants: readonly { readonly name: string; readonly blips: readonly DemoBlip[] }[];
}

export const bearings: DemoRadar = {
  corporation: 'skf',
  name: 'Bearing technology',
  description: 'What we use, try and watch to make bearings last longer, and to know how long.',
  isPublic: true,
  quadrants: [
    {
      name: 'Sensing',
      blips: [
        [
          'Inline oil particle counting',
          '100',
          'Counts debris in the oil line by size. Two gearbox fleets were warned weeks before vibration showed anything.',
        ],
        [
          'MEMS triaxial sensors',
          '000',
          'Cheap accelerometers in three axes, good to 10 kHz. The default for new housings.',
        ],
        [
          'Acoustic emission',
          '211',
          'Listens for cracks that open and close. Needs a trained eye and a quiet machine.',
        ],
        [
          'Energy harvesting',
          '221',
          'Sensors that live on the rotation they watch. Enough power above 200 rpm.',
        ],
        [
          'Wear-debris imaging',
          '-21',
          'A camera in the oil line shows the shape of particles, and so their origin.',
        ],
        [
          'Air-coupled ultrasound',
          '--2',
          'Hears lack of lubrication without touching the housing.',
        ],
        [
          'Dielectric grease probes',
          '-22',
          'The permittivity of grease follows its ageing and its water.',
        ],
        [
          'Fibre Bragg gratings',
          '322',
          'Strain along a fibre in the raceway. Superb data, costly to install.',
        ],
        [
          'Motor-current signature only',
          '222',
          'Finds some bearing faults with no sensor at all, and misses most early ones.',
        ],
        ['Printed strain gauges', '--2', 'Gauges printed onto rings before hardening.'],
        ['Stroboscopes', '333', 'Good for a look, not for a trend.'],
        [
          'Wired proximity probes',
          '233',
          'Replaced by sensor bearings wherever the machine allows it.',
        ],
        [
          'Self-sensing magnetic bearings',
          '-33',
          'The coil currents tell the load. Only where there is a magnetic bearing anyway.',
        ],
      ],
    },
    {
      name: 'Digital',
      blips: [
        [
          'Digital thread',
          '110',
          'One id from the melt to the scrap, read by the same people who plan the line.',
        ],
        [
          'Edge inference',
          '100',
          'The model runs in the sensor, so that only its verdict needs the radio.',
        ],
        [
          'Load reconstruction',
          '000',
          'The load that a bearing saw, from strain and speed. Used in every warranty case.',
        ],
        [
          'Physics-informed models',
          '-11',
          'Learning that knows Hertz: far less data for a new size.',
        ],
        [
          'Product passports',
          '321',
          'What is in a bearing and what became of it. Required for batteries first, then for us.',
        ],
        [
          'Self-supervised anomaly detection',
          '--1',
          'Models learn what healthy sounds like from unlabelled running hours, then flag what is not.',
        ],
        [
          'Agentic scheduling',
          '--2',
          'Agents that negotiate a stop with production. Promising, and hard to check.',
        ],
        ['Federated learning', '222', 'Fleets learn together while data stay with their owners.'],
        [
          'Synthetic spall data',
          '-22',
          'Simulated faults to train on. Transfers well to small sizes only.',
        ],
        [
          'Time-series foundation models',
          '--2',
          'One model for all sensors. Beats our own on three of eight rigs.',
        ],
        [
          'Data lake first',
          '233',
          'Collecting everything before asking anything. We have two, and use neither.',
        ],
        ['Private blockchain', '-23', 'A signed log does the same for provenance, at less cost.'],
        ['Rule-only alarms', '123', 'Fixed thresholds. Kept as a safety net below the models.'],
        ['Remaining-life dashboards', '000s', 'Part of every service contract now.'],
      ],
    },
    {
      name: 'Manufacturing',
      blips: [
        [
          'In-line tomography',
          '221',
          'X-ray of each ring in the cycle time of the line, for one size so far.',
        ],
        [
          'Laser hardening',
          '100',
          'Hardens the raceway alone. A third of the energy of the furnace.',
        ],
        [
          'Robotic forging',
          '222',
          'Robots that hold the blank between blows. Fewer dies, more geometry.',
        ],
        [
          'Superfinishing by ECM',
          '-11',
          'Electrochemical finishing without heat and without a burr.',
        ],
        [
          'Hydrogen heat treatment',
          '--1',
          'Hydrogen burners in the hardening line. The first furnace runs since spring.',
        ],
        ['Autonomous intralogistics', '221', 'Carts that find their own way between cells.'],
        ['Digital gauges', '000', 'Every measurement is in the record of the part.'],
        [
          'Induction tempering',
          '122',
          'Fast, but the scatter in hardness is not yet ours to accept.',
        ],
        ['Manual visual grading', '123', 'Two people see two things. Being replaced by cameras.'],
        ['Solvent washing', '233', 'Replaced by water-based washing everywhere but at two sites.'],
        [
          'Additive cages',
          '-2-',
          'Printed cages for prototypes. Paused while the powder is qualified.',
        ],
        [
          'Dry grinding',
          '332',
          'Grinding without emulsion. The wheels became good enough this year.',
        ],
      ],
    },
    {
      name: 'Materials',
      blips: [
        [
          'Nano-bainite',
          '110',
          'Tough and hard without tempering. In series for wind main shafts.',
        ],
        ['Recycled steel, 95 %', '210', 'Rings from scrap with cleanliness like virgin steel.'],
        ['Polymer cages', '000', 'Lighter, quieter, and good to 120 °C.'],
        ['Graphene grease', '-21', 'A tenth of a per cent lowers friction by a fifth on the rig.'],
        [
          'Hybrid ceramic balls',
          '111',
          'Silicon nitride in steel rings, against current and heat.',
        ],
        [
          'Bio-based greases',
          '221',
          'From rapeseed and esters. Passed the cold test in the second attempt.',
        ],
        [
          'Diamond-like carbon, third generation',
          '-22',
          'Hydrogen-free coatings that survive shock.',
        ],
        ['Hydrogen-proof seals', '--2', 'Seals for compressors of hydrogen, tested to 700 bar.'],
        ['Ionic liquids', '322', 'Lubricants without vapour, for vacuum and for food.'],
        ['Solid lubricant films', '--3', 'Bearings that run dry in space, and perhaps in ovens.'],
        ['Lead-bearing babbitt', '233', 'Being taken out of all catalogues.'],
        ['PFAS coatings', '123', 'No new designs. A substitute is needed before the ban.'],
        ['Short-chain waxes', '333', 'Bleed out in storage.'],
      ],
    },
  ],
};

export const steel: DemoRadar = {
  corporation: 'norrland',
  name: 'Fossil-free steel',
  description: 'The way from ore and scrap to strip without coal.',
  isPublic: false,
  quadrants: [
    {
      name: 'Iron and melt',
      blips: [
        [
          'Hydrogen direct reduction',
          '110',
          'Ore to sponge iron with hydrogen. The second shaft is ordered.',
        ],
        [
          'Electric arc furnace, continuous charging',
          '000',
          'Scrap is heated by the off-gas on its way in.',
        ],
        ['Electric smelting furnace', '-21', 'For ore that is too poor for direct reduction.'],
        [
          'Molten oxide electrolysis',
          '322',
          'Iron from ore by current alone. The anodes last weeks, not years.',
        ],
        ['Biochar injection', '211', 'Carbon from forest residue for foaming slag.'],
        ['Plasma smelting reduction', '--3', 'Hydrogen plasma. A pilot melts a kilogram a minute.'],
        ['Coke oven gas injection', '233', 'A bridge that we do not need any more.'],
      ],
    },
    {
      name: 'Energy',
      blips: [
        ['Alkaline electrolysers', '100', 'The base load of our hydrogen.'],
        [
          'Lined rock caverns',
          '221',
          'Hydrogen under pressure in granite, for four windless days.',
        ],
        [
          'Solid oxide electrolysers',
          '-22',
          'Use the waste heat of the mill. Stacks still age too fast.',
        ],
        ['Demand response of furnaces', '110', 'Melting when the wind blows pays for itself.'],
        ['High-temperature heat pumps', '--2', 'Steam at 160 °C from cooling water.'],
        ['Thermal brick storage', '-21', 'Stores power as heat for the annealing line.'],
        ['Natural gas reheating', '123', 'No new burners for it.'],
      ],
    },
    {
      name: 'Scrap and quality',
      blips: [
        [
          'Laser spectroscopy of scrap',
          '110',
          'Knows the copper in each piece before it is charged.',
        ],
        ['Camera sorting of scrap', '000', 'Sorts by shape and coating at the gate.'],
        ['Copper removal by vacuum', '322', 'Works in the ladle, at a price.'],
        ['Tramp-element tolerant grades', '-21', 'Grades designed for what scrap holds.'],
        ['Scrap passports', '--2', 'Where scrap comes from, by contract and by data.'],
        ['Shredder residue sampling by hand', '233', 'Too late and too few.'],
      ],
    },
    {
      name: 'Rolling and digital',
      blips: [
        ['Induction reheating', '211', 'Slabs from the caster heated in ninety seconds.'],
        ['Endless strip rolling', '222', 'From caster to coil without a cut.'],
        ['Mill digital twin', '110', 'Set-up for a new grade in a shift instead of a week.'],
        [
          'Surface inspection by learning',
          '000s',
          'Finds slivers that people miss. Part of every line.',
        ],
        ['Acoustic roll monitoring', '--1', 'Hears a chatter mark before it prints.'],
        ['Autonomous slab yard', '-21', 'Cranes without drivers at night.'],
        ['Paper roll cards', '33-', 'Gone with the new roll shop.'],
      ],
    },
  ],
};

export const marine: DemoRadar = {
  corporation: 'halden',
  name: 'Ship technology',
  description: 'Safer crews and cleaner voyages, from the bridge to the propeller.',
  isPublic: true,
  quadrants: [
    {
      name: 'Propulsion',
      blips: [
        ['Battery ferries', '100', 'Charged in eight minutes at the quay. Four of six ferries.'],
        ['Methanol dual fuel', '211', 'Two coasters sail on it since last year.'],
        ['Ammonia engines', '322', 'The engine exists, the bunkering does not.'],
        ['Rotor sails', '221', 'Six per cent on the northern route, measured over a winter.'],
        ['Rigid wing sails', '--2', 'More thrust than rotors, and more windage in port.'],
        ['Fuel-cell auxiliaries', '-22', 'Silent harbour power. The hydrogen comes by truck.'],
        ['Scrubbers, open loop', '233', 'Banned in most of our ports.'],
      ],
    },
    {
      name: 'Bridge',
      blips: [
        ['Voyage optimisation', '000', 'Weather and just-in-time arrival. Four per cent of fuel.'],
        [
          'Camera look-out',
          '-11',
          'Sees kayaks that radar does not. A second pair of eyes, not the first.',
        ],
        ['Remote pilotage', '--2', 'Trial with the coastal administration.'],
        [
          'Autonomous berthing',
          '221',
          'Docks the double-ended ferries in up to twelve knots of wind.',
        ],
        ['Augmented charts', '322', 'Useful at night, tiring after an hour.'],
        ['Paper charts as backup', '233', 'Two independent displays replace them.'],
      ],
    },
    {
      name: 'Hull and engine room',
      blips: [
        ['Hull cleaning robots', '110', 'Clean while the ship loads. No divers.'],
        ['Silicone foul-release', '000', 'The standard coating at every docking.'],
        ['Air lubrication', '222', 'Saves on flat bottoms, not on ours.'],
        ['Shaft-line monitoring', '-11', 'Bearing temperature and torque in one box.'],
        ['Engine-room drones', '--2', 'Inspect tanks without a person in them.'],
        ['Biocide coatings', '123', 'No new applications.'],
      ],
    },
    {
      name: 'Crew and shore',
      blips: [
        ['Shore power', '110', 'Eight of eleven ports.'],
        ['Fatigue wearables', '-22', 'The crew owns the data, and decides who sees them.'],
        ['Gas detection wearables', '--1', 'Warns of oxygen too low before a tank is entered.'],
        ['Low-orbit satellite links', '100', 'Calls home, and updates without a technician.'],
        ['Crew scheduling by learning', '322', 'Better rosters, once the rules were in it.'],
        ['Fax to port agents', '33-', 'The last one was switched off in spring.'],
      ],
    },
  ],
};
