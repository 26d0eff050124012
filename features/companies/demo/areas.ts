/** Fields in which the demo companies work, with the words used in their records. */
export interface Area {
  readonly tags: readonly string[];
  readonly industry: string;
  /** Products and their benefits: the two halves of a one-liner. */
  readonly makes: readonly string[];
  readonly sothat: readonly string[];
}

export const areas = {
  sensing: {
    tags: ['condition monitoring', 'mems', 'ultrasound', 'vibration', 'edge ai', 'tribology', 'printed electronics', 'acoustics'],
    industry: 'Sensors',
    makes: [
      'Air-coupled ultrasound', 'Printed strain gauges', 'Self-calibrating accelerometers',
      'Wear debris counters', 'Optical torque sensors', 'Battery-free vibration tags',
      'Acoustic cameras', 'Fibre-optic temperature lines', 'Oil moisture probes',
    ],
    sothat: [
      'for parts that cannot be touched', 'that survive the raceway', 'to warn weeks before a stop',
      'for machines without a network', 'that fit on a bolt', 'for slow and heavy rotation',
      'that need no cable and no battery', 'for hot and dusty halls',
    ],
  },
  materials: {
    tags: ['coatings', 'polymers', 'alloys', 'grease', 'ceramics', 'surface treatment', 'bio-based', 'composites'],
    industry: 'Advanced materials',
    makes: [
      'Bio-based greases', 'Diamond-like coatings', 'Self-lubricating polymers', 'Recycled alloy powders',
      'Ceramic rolling elements', 'Hydrogen-tight seals', 'Cellulose composites', 'Low-friction hard chrome substitutes',
    ],
    sothat: [
      'that double the relubrication interval', 'without fluorine', 'for salt water and sand',
      'at half the carbon of steel', 'for surfaces that run dry', 'made from mill scale',
      'that hold at 600 °C', 'ready for food contact',
    ],
  },
  data: {
    tags: ['machine learning', 'digital twin', 'forecasting', 'optimisation', 'industrial data', 'traceability', 'knowledge graph', 'language models'],
    industry: 'Industrial software',
    makes: [
      'Remaining-life estimates', 'Digital twins from nameplate data', 'Plant-wide scheduling',
      'Quality prediction at the line', 'Search over service reports', 'Carbon accounting per order line',
      'Energy forecasts', 'Anomaly detection without labels',
    ],
    sothat: [
      'with honest error bounds', 'from data you already have', 'that planners can overrule',
      'explained in plain sentences', 'in an afternoon instead of a year', 'down to the single part',
      'that runs on the edge', 'an auditor accepts',
    ],
  },
  robotics: {
    tags: ['grippers', 'machine vision', 'autonomous vehicles', 'inspection', 'cobots', 'drones', 'teleoperation', 'bin picking'],
    industry: 'Robotics',
    makes: [
      'Grippers for hot parts', 'Vision for shiny surfaces', 'Crawlers for narrow pipes',
      'Drones for confined spaces', 'Teleoperated arms', 'Robots that learn from one demonstration',
      'Autonomous forklifts', 'Magnetic climbing inspectors',
    ],
    sothat: [
      'without fences', 'where people should not go', 'set up by the operator', 'up to 900 °C',
      'in fog, steam and dust', 'for batches of one', 'with two-millimetre repeatability', 'that never need a map',
    ],
  },
  circular: {
    tags: ['remanufacturing', 'recycling', 'reuse', 'material passports', 'scrap sorting', 'repair', 'leasing', 'waste heat'],
    industry: 'Circular economy',
    makes: [
      'Laser sorting of scrap', 'On-site remanufacturing', 'Material passports', 'Oil that is cleaned, not changed',
      'A market for used spare parts', 'Waste-heat batteries', 'Chemical recycling of seals', 'Repair by cold spray',
    ],
    sothat: [
      'at the customer’s own site', 'with a certificate for each part', 'for mixed steels',
      'that pay for themselves in a year', 'without taking the machine apart', 'for fleets of leased machines',
      'at a tenth of the footprint', 'sold as a service',
    ],
  },
  energy: {
    tags: ['hydrogen', 'electrification', 'heat pumps', 'storage', 'power electronics', 'grid', 'electrolysers', 'demand response'],
    industry: 'Energy',
    makes: [
      'High-temperature heat pumps', 'Electrolysers without iridium', 'Molten-salt storage', 'Plasma burners',
      'Solid-state transformers', 'Second-life battery containers', 'Demand response for furnaces', 'Hydrogen leak cameras',
    ],
    sothat: [
      'for processes above 200 °C', 'that follow the wind', 'built from standard parts',
      'for plants with a weak grid', 'with a ten-year guarantee', 'that cut the peak in half',
      'in a shipping container', 'without rare earths',
    ],
  },
  maritime: {
    tags: ['hull cleaning', 'wind assist', 'voyage optimisation', 'ballast water', 'port operations', 'batteries', 'ammonia', 'underwater noise'],
    industry: 'Maritime',
    makes: [
      'Hull-cleaning robots', 'Foldable rotor sails', 'Voyage planning', 'Silent propeller blades',
      'Ammonia sensors', 'Shore-power robots', 'Crew fatigue monitors', 'Battery racks for ferries',
    ],
    sothat: [
      'that work while under way', 'for ships already sailing', 'in forty ports', 'quiet enough for whales',
      'approved by class', 'paid from saved fuel', 'for crews of six', 'that live through winter storms',
    ],
  },
} as const satisfies Record<string, Area>;

export type AreaName = keyof typeof areas;
export const areaNames = Object.keys(areas) as AreaName[];
