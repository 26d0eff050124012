import type { DemoRadar } from './demo-radar.ts';

export const marine: DemoRadar = {
  corporation: 'halden',
  name: 'Ship technology',
  description: 'Safer crews and cleaner voyages, from the bridge to the propeller.',
  isPublic: true,
  proposal: {
    name: 'Self-powered shaft sensors',
    searched: 'energy-harvesting vibration sensors',
    quadrant: 2,
    reason: 'No one has to enter the shaft tunnel for them.',
  },
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
