import type { DemoRadar } from './demo-radar.ts';

export const bearings: DemoRadar = {
  corporation: 'skf',
  name: 'Bearing technology',
  description: 'What we use, try and watch to make bearings last longer, and to know how long.',
  isPublic: true,
  proposal: {
    name: 'Energy-harvesting vibration sensors',
    searched: 'energy-harvesting vibration sensors',
    quadrant: 0,
    reason: 'No battery to change: the wired probes could go.',
  },
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
