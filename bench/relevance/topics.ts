import type { products } from '#features/companies/demo/products.ts';

type Made = keyof typeof products;

/** A topic with the products that match it, and those that are near. */
export interface Topic {
  readonly query: string;
  readonly wanted: readonly Made[];
  readonly near?: readonly Made[];
}

/** In words used by the products. */
export const topics: readonly Topic[] = [
  { query: 'acoustic cameras', wanted: ['Acoustic cameras'] },
  { query: 'vibration sensor for pumps', wanted: ['Battery-free vibration tags'], near: ['Self-calibrating accelerometers'] },
  { query: 'oil condition monitoring', wanted: ['Oil moisture probes', 'Wear debris counters'] },
  { query: 'ultrasound inspection', wanted: ['Air-coupled ultrasound'], near: ['Acoustic cameras'] },
  { query: 'printed sensors', wanted: ['Printed strain gauges'] },
  { query: 'torque measurement', wanted: ['Optical torque sensors'], near: ['Printed strain gauges'] },
  { query: 'fibre optic temperature', wanted: ['Fibre-optic temperature lines'] },
  { query: 'bio-based grease', wanted: ['Bio-based greases'] },
  { query: 'hard coatings with low friction', wanted: ['Diamond-like coatings', 'Low-friction hard chrome substitutes'] },
  { query: 'plastic bearings without lubricant', wanted: ['Self-lubricating polymers'] },
  { query: 'ceramic balls', wanted: ['Ceramic rolling elements'] },
  { query: 'hydrogen seals', wanted: ['Hydrogen-tight seals'], near: ['Chemical recycling of seals'] },
  { query: 'wood fibre composites', wanted: ['Cellulose composites'] },
  { query: 'recycled metal powder', wanted: ['Recycled alloy powders'] },
  { query: 'remaining life', wanted: ['Remaining-life estimates'] },
  { query: 'digital twin', wanted: ['Digital twins from nameplate data'] },
  { query: 'production scheduling', wanted: ['Plant-wide scheduling'] },
  { query: 'quality prediction', wanted: ['Quality prediction at the line'] },
  { query: 'search maintenance reports', wanted: ['Search over service reports'] },
  { query: 'carbon footprint', wanted: ['Carbon accounting per order line'], near: ['Material passports'] },
  { query: 'energy forecasting', wanted: ['Energy forecasts'] },
  { query: 'anomaly detection', wanted: ['Anomaly detection without labels'] },
  { query: 'robot grippers', wanted: ['Grippers for hot parts'] },
  { query: 'inspection drones', wanted: ['Drones for confined spaces'], near: ['Crawlers for narrow pipes', 'Magnetic climbing inspectors'] },
  { query: 'pipe inspection robot', wanted: ['Crawlers for narrow pipes'], near: ['Magnetic climbing inspectors'] },
  { query: 'autonomous forklift', wanted: ['Autonomous forklifts'] },
  { query: 'teleoperation', wanted: ['Teleoperated arms'] },
  { query: 'robot programming by demonstration', wanted: ['Robots that learn from one demonstration'] },
  { query: 'laser scrap sorting', wanted: ['Laser sorting of scrap'] },
  { query: 'remanufacturing of parts', wanted: ['On-site remanufacturing'], near: ['Repair by cold spray'] },
  { query: 'oil regeneration', wanted: ['Oil that is cleaned, not changed'] },
  { query: 'used spare parts', wanted: ['A market for used spare parts'] },
  { query: 'waste heat storage', wanted: ['Waste-heat batteries'], near: ['Molten-salt storage', 'High-temperature heat pumps'] },
  { query: 'heat pumps for steam', wanted: ['High-temperature heat pumps'] },
  { query: 'electrolyser', wanted: ['Electrolysers without iridium'] },
  { query: 'second life batteries', wanted: ['Second-life battery containers'] },
  { query: 'demand response', wanted: ['Demand response for furnaces'] },
  { query: 'hydrogen leak detection', wanted: ['Hydrogen leak cameras'] },
  { query: 'wind propulsion for ships', wanted: ['Foldable rotor sails'] },
  { query: 'hull cleaning robot', wanted: ['Hull-cleaning robots'] },
  { query: 'voyage optimisation', wanted: ['Voyage planning'] },
  { query: 'ferry batteries', wanted: ['Battery racks for ferries'], near: ['Shore-power robots'] },
  { query: 'ammonia detection', wanted: ['Ammonia sensors'] },
];

/** In words that only some of the records use. */
export const otherWords: readonly Topic[] = [
  { query: 'compressed air leaks', wanted: ['Acoustic cameras'] },
  { query: 'delaminated carbon panels', wanted: ['Air-coupled ultrasound'] },
  { query: 'piezo harvests', wanted: ['Battery-free vibration tags'] },
  { query: 'imbalance misalignment', wanted: ['Self-calibrating accelerometers'] },
  { query: 'steel flakes in the lubricant', wanted: ['Wear debris counters'] },
  { query: 'raman scattering', wanted: ['Hydrogen leak cameras'] },
  { query: 'rapeseed castor', wanted: ['Bio-based greases'] },
  { query: 'hexavalent chromium', wanted: ['Low-friction hard chrome substitutes'] },
  { query: 'silicon nitride', wanted: ['Ceramic rolling elements'] },
  { query: 'additive manufacturing feedstock', wanted: ['Recycled alloy powders'] },
  { query: 'predictive maintenance', wanted: ['Remaining-life estimates'] },
  { query: 'virtual commissioning', wanted: ['Digital twins from nameplate data'] },
  { query: 'changeovers bottlenecks', wanted: ['Plant-wide scheduling'] },
  { query: 'virtual metrology', wanted: ['Quality prediction at the line'] },
  { query: 'manuals work orders', wanted: ['Search over service reports'] },
  { query: 'greenhouse gases scope three', wanted: ['Carbon accounting per order line'] },
  { query: 'day-ahead electricity', wanted: ['Energy forecasts'] },
  { query: 'unsupervised outliers', wanted: ['Anomaly detection without labels'] },
  { query: 'red-hot billets', wanted: ['Grippers for hot parts'] },
  { query: 'scratches on polished chrome', wanted: ['Vision for shiny surfaces'] },
  { query: 'corrosion pipelines', wanted: ['Crawlers for narrow pipes'] },
  { query: 'lidar quadcopter', wanted: ['Drones for confined spaces'] },
  { query: 'haptic joystick', wanted: ['Teleoperated arms'] },
  { query: 'imitation', wanted: ['Robots that learn from one demonstration'] },
  { query: 'pallets warehouse', wanted: ['Autonomous forklifts'] },
  { query: 'rope access', wanted: ['Magnetic climbing inspectors'] },
  { query: 'plasma spectra aluminium', wanted: ['Laser sorting of scrap'] },
  { query: 'product passport regulation', wanted: ['Material passports'] },
  { query: 'hydraulic fluid closed loop', wanted: ['Oil that is cleaned, not changed'] },
  { query: 'obsolete components', wanted: ['A market for used spare parts'] },
  { query: 'flue gas exhaust', wanted: ['Waste-heat batteries'] },
  { query: 'rubber monomers', wanted: ['Chemical recycling of seals'] },
  { query: 'gas boilers distillation', wanted: ['High-temperature heat pumps'] },
  { query: 'nickel foam anion exchange', wanted: ['Electrolysers without iridium'] },
  { query: 'magnus effect', wanted: ['Foldable rotor sails'] },
  { query: 'barnacles biofouling', wanted: ['Hull-cleaning robots'] },
  { query: 'cavitation bronze', wanted: ['Silent propeller blades'] },
  { query: 'cold ironing', wanted: ['Shore-power robots'] },
  { query: 'drowsiness officer', wanted: ['Crew fatigue monitors'] },
  { query: 'lithium iron phosphate', wanted: ['Battery racks for ferries'] },
];

/** In sentences, like an opportunity's description. */
export const described: readonly Topic[] = [
  { query: 'We want to find air leaks in a noisy hall by listening, without climbing to every valve', wanted: ['Acoustic cameras'] },
  { query: 'Who can tell us when a gearbox will fail so that spare parts are ordered in time?', wanted: ['Remaining-life estimates'], near: ['Wear debris counters'] },
  { query: 'A lubricant for forest machines that does no harm when it drips on the soil', wanted: ['Bio-based greases'] },
  { query: 'Our crane rails need sensors that run without a cable and without changing batteries', wanted: ['Battery-free vibration tags'] },
  { query: 'Inspect the inside of tanks and chimneys without scaffolding or people inside', wanted: ['Drones for confined spaces'], near: ['Magnetic climbing inspectors', 'Crawlers for narrow pipes'] },
  { query: 'Use the heat that leaves the kiln through the chimney to make steam later', wanted: ['Waste-heat batteries'], near: ['High-temperature heat pumps', 'Molten-salt storage'] },
  { query: 'Rebuild worn bearings close to the mine instead of shipping them overseas', wanted: ['On-site remanufacturing'], near: ['Repair by cold spray'] },
  { query: 'Let a new technician ask what is written in decades of repair notes', wanted: ['Search over service reports'] },
  { query: 'Heat ladles and furnaces with electricity where gas flames are used today', wanted: ['Plasma burners'] },
  { query: 'Replace the chromium bath for piston rods before it is banned', wanted: ['Low-friction hard chrome substitutes'] },
  { query: 'Ferries should be plugged in by themselves within a minute of berthing', wanted: ['Shore-power robots'], near: ['Battery racks for ferries'] },
  { query: 'Sell our flexibility: furnaces can wait while power is expensive', wanted: ['Demand response for furnaces'] },
];

/** In technical terms that occur in no record. */
export const beyond: readonly Topic[] = [
  { query: 'UAV', wanted: ['Drones for confined spaces'] },
  { query: 'AGV', wanted: ['Autonomous forklifts'] },
  { query: 'NDT', wanted: ['Air-coupled ultrasound'] },
  { query: 'prognosis', wanted: ['Remaining-life estimates'] },
  { query: 'sustainability bookkeeper', wanted: ['Carbon accounting per order line'] },
  { query: 'chatbot', wanted: ['Search over service reports'] },
  { query: 'antifouling', wanted: ['Hull-cleaning robots'] },
  { query: 'thermography', wanted: ['Fibre-optic temperature lines'] },
  { query: 'biodegradable', wanted: ['Bio-based greases'] },
  { query: 'hydrolysis', wanted: ['Electrolysers without iridium'] },
  { query: 'telemanipulation', wanted: ['Teleoperated arms'] },
  { query: 'marketplace', wanted: ['A market for used spare parts'] },
];
