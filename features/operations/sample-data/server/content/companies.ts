/** A sample company; its topic is what it could answer an opportunity with. */
export interface SampleCompany {
  readonly name: string;
  readonly oneLiner: string;
  readonly description: string;
  readonly tags: readonly string[];
  readonly industry: string;
  readonly country: string;
  readonly city: string;
  readonly founded: number;
  readonly stage: string;
  readonly employees: string;
  readonly fundingUsd: number;
}

type Row = readonly [
  name: string,
  oneLiner: string,
  more: string,
  tags: string,
  where: readonly [country: string, city: string],
  founded: number,
  stage: string,
  employees: string,
  millionsUsd: number,
];

const industries = {
  quiet: 'Acoustics',
  packaging: 'Packaging',
  battery: 'Energy storage',
} as const;

// prettier-ignore
const rows: Readonly<Record<keyof typeof industries, readonly Row[]>> = {
  quiet: [
    ['Stillblade', 'Fan blades shaped after owl wings', 'Serrated edges break up the turbulence that people hear as a hum. The blades fit common hubs.', 'fans, aeroacoustics, biomimicry', ['DE', 'Bremen'], 2019, 'Series A', '11–50', 6.2],
    ['Hushfoam', 'Sound-absorbing foam from mushroom roots', 'Mycelium grows in a mould within a week and swallows voices and ventilation noise as well as mineral wool.', 'acoustic panels, bio-based, materials', ['NL', 'Utrecht'], 2021, 'Seed', '1–10', 1.8],
    ['Counterwave Audio', 'Active noise control for ventilation ducts', 'A ring of speakers plays the opposite of what the duct carries. It learns the tone of a plant in an hour.', 'noise control, ventilation, electronics', ['DK', 'Aarhus'], 2018, 'Series A', '11–50', 7.5],
    ['Rackcalm', 'Quiet cooling doors for server racks', 'The door cools with water at the back of the rack, so that fans run at a third of their speed.', 'cooling, data centres, fans', ['FI', 'Espoo'], 2017, 'Series B', '51–200', 21],
    ['Metasilence', 'Printed metamaterial against single tones', 'Thin labyrinth panels stop one disturbing frequency and let the air pass.', 'metamaterials, 3d printing, noise control', ['FR', 'Grenoble'], 2022, 'Pre-seed', '1–10', 0.6],
    ['Earmark Sensors', 'Maps where a machine is loud', 'Sixty-four microphones and a camera show the source of a noise as a picture on site.', 'sensors, acoustic camera, inspection', ['SE', 'Lund'], 2016, 'Series A', '11–50', 5.1],
    ['Softmount', 'Machine feet that damp vibration by themselves', 'A fluid in the foot stiffens with the load, so that one part number serves a whole plant.', 'vibration, damping, machine parts', ['IT', 'Bologna'], 2020, 'Seed', '11–50', 2.4],
    ['Nightshift Analytics', 'Predicts neighbours’ complaints about noise', 'Weather, traffic and a plant’s own log tell an evening ahead when it will be too loud outside.', 'analytics, forecasting, noise control', ['AT', 'Graz'], 2023, 'Pre-seed', '1–10', 0.4],
  ],
  packaging: [
    ['Kelpwrap', 'Clear film from seaweed', 'The film seals on existing lines and dissolves in a garden compost within two months.', 'packaging film, seaweed, compostable', ['NO', 'Bergen'], 2020, 'Series A', '11–50', 8],
    ['Strawform', 'Moulded trays from wheat straw', 'Dry pressing needs a tenth of the water of paper pulp and makes a tray in five seconds.', 'fibre moulding, trays, bio-based', ['PL', 'Poznań'], 2019, 'Seed', '11–50', 3.3],
    ['Refillery', 'Returnable boxes with a deposit in the app', 'Boxes come back from three of four customers and are washed in regional hubs.', 'reuse, logistics, deposit', ['DE', 'Cologne'], 2018, 'Series B', '51–200', 24],
    ['Barrierleaf', 'Water-based barrier for paper', 'A coating from plant proteins keeps fat and moisture in and goes into the paper bin.', 'coatings, paper, bio-based', ['SE', 'Karlstad'], 2017, 'Series A', '11–50', 9.4],
    ['Foldwise', 'Software that designs boxes to the parcel', 'It cuts corrugated board to each order, so that no air is shipped.', 'software, cartons, logistics', ['ES', 'Valencia'], 2021, 'Seed', '1–10', 1.5],
    ['Peelaway Labels', 'Labels that let go in the wash', 'The glue releases at 60 °C, so that a box keeps its worth over many trips.', 'labels, adhesives, reuse', ['GB', 'Leeds'], 2015, 'Series A', '11–50', 4.9],
    ['Mycobox', 'Cushioning grown around the product', 'Farm waste and mycelium replace foam corners. It weighs the same and burns worse.', 'cushioning, mycelium, compostable', ['BE', 'Ghent'], 2022, 'Grant', '1–10', 0.3],
    ['Sortlight', 'Marks that tell sorting plants what a pack is', 'An invisible code in the print doubles what near-infrared sorting recovers.', 'recycling, sorting, optics', ['CH', 'Zurich'], 2019, 'Series A', '11–50', 7.1],
  ],
  battery: [
    ['Ampereon', 'Lithium-iron-phosphate packs for forklifts', 'A pack replaces lead acid in the same tray and charges in a coffee break.', 'batteries, forklifts, lithium iron phosphate', ['CZ', 'Brno'], 2016, 'Series B', '51–200', 28],
    ['Natracell', 'Sodium-ion cells without cobalt and lithium', 'Cells from hard carbon work at minus 20 °C and are shipped fully discharged.', 'batteries, sodium ion, materials', ['FR', 'Lyon'], 2018, 'Series A', '51–200', 17],
    ['Pulsecharge', 'Chargers that read the health of a battery', 'Short pulses tell after each charge how much life is left in every cell.', 'charging, diagnostics, electronics', ['SE', 'Gothenburg'], 2020, 'Seed', '11–50', 2.9],
    ['Swapdock', 'Battery swapping for warehouse vehicles', 'A drawer takes the empty pack out and slides a full one in within ninety seconds.', 'battery swapping, warehouse, robotics', ['NL', 'Eindhoven'], 2021, 'Seed', '11–50', 3.6],
    ['Secondcharge', 'Used car batteries for material handling', 'Modules are graded by machine and get a second life of five years with a guarantee.', 'second life, batteries, circular economy', ['ES', 'Bilbao'], 2019, 'Series A', '11–50', 6.8],
    ['Coldpack Energy', 'Batteries for freezers down to minus 30 °C', 'A heating film from the cell’s own current keeps trucks going in cold stores.', 'batteries, cold storage, heating', ['FI', 'Oulu'], 2017, 'Series A', '11–50', 5.5],
    ['Gridyard', 'Charges a fleet when power is cheap', 'It plans charging by shift, tariff and the peak that the site has paid for.', 'charging, software, energy management', ['DE', 'Dortmund'], 2018, 'Series A', '11–50', 8.7],
    ['Electrowave', 'Inductive charging in the warehouse floor', 'Vehicles charge where they wait, without a plug, at 93 % efficiency.', 'wireless charging, warehouse, electronics', ['KR', 'Daejeon'], 2020, 'Series A', '51–200', 12],
  ],
};

const millions = 1_000_000;

export const sampleCompanies: readonly SampleCompany[] = (
  Object.keys(rows) as (keyof typeof industries)[]
).flatMap((topic) =>
  rows[topic].map(
    ([name, oneLiner, description, tags, [country, city], founded, stage, employees, usd]) => ({
      name,
      oneLiner,
      description,
      tags: tags.split(', '),
      industry: industries[topic],
      country,
      city,
      founded,
      stage,
      employees,
      fundingUsd: Math.round(usd * millions),
    }),
  ),
);
