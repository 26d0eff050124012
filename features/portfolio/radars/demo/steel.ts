import type { DemoRadar } from './demo-radar.ts';

export const steel: DemoRadar = {
  corporation: 'norrland',
  name: 'Fossil-free steel',
  description: 'The way from ore and scrap to strip without coal.',
  isPublic: false,
  proposal: {
    name: 'Iridium-free electrolysers',
    searched: 'iridium-free electrolysers',
    quadrant: 1,
    reason: 'Iridium decides the price of the stacks that we have.',
  },
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
