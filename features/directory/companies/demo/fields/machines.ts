import { field } from './field.ts';

export const sensing = field({
  industry: 'Sensors',
  tags: ['condition monitoring', 'mems', 'ultrasound', 'vibration', 'edge ai', 'tribology', 'printed electronics', 'acoustics', 'bearings'],
  customers: ['wind power and mining', 'pulp and paper', 'rail and heavy machinery'],
  qualities: ['retrofitted without a shutdown', 'rated for dusty halls', 'calibrated at the factory', 'read out over existing networks', 'certified for hazardous areas', 'with five years of service life'],
  names: { roots: ['Vibra', 'Tribo', 'Sono', 'Rota', 'Echo', 'Tremor', 'Spindle', 'Gauge', 'Rotor', 'Audi', 'Resona'], endings: ['sense', 'scope', 'metric', 'pulse', 'trace', 'gauge', 'axis'], nouns: ['Sensing', 'Instruments', 'Diagnostics', 'Acoustics'] },
  products: {
    'Air-coupled ultrasound': { also: ['Contact-free ultrasonic probes', 'Airborne ultrasonic testers'], tags: ['ultrasound', 'acoustics'],
      uses: ['bonded sheet metal', 'carbon-fibre panels', 'slow bearings', 'battery pouch cells', 'laminated timber'], says: [
      'Ultrasonic pulses cross an air gap, so the part needs neither gel nor water.',
      'Delaminated carbon panels, voids and weak bonds are found at line speed.',
      'The probe listens above 40 kHz, where friction and early cracks are audible before vibration rises.'] },
    'Printed strain gauges': { also: ['Screen-printed load sensors', 'Printed force foils'], tags: ['printed electronics', 'tribology'],
      uses: ['bearing housings', 'crane booms', 'wind turbine blades', 'bolted flanges', 'press frames'], says: [
      'Conductive ink is printed directly on the part and turns strain into a voltage.',
      'The foil is 40 µm thick and fits where a classical load cell does not.',
      'Load, torque and bolt tension are measured over the life of the machine.'] },
    'Self-calibrating accelerometers': { also: ['Drift-free MEMS accelerometers', 'Self-testing vibration sensors'], tags: ['mems', 'vibration', 'condition monitoring'],
      uses: ['rail bogies', 'gearboxes', 'process pumps', 'machine tool spindles', 'propeller shafts'], says: [
      'The silicon element is excited once a day and corrects its own drift.',
      'Imbalance, misalignment and looseness are told apart on the sensor.',
      'Yearly recalibration in a laboratory is no longer needed.'] },
    'Wear debris counters': { also: ['Oil particle monitors', 'In-line metal chip detectors'], tags: ['tribology', 'condition monitoring', 'bearings'],
      uses: ['wind turbine gearboxes', 'mining trucks', 'slewing drives', 'marine thrusters', 'paper machine bearings'], says: [
      'An inductive coil counts and sizes the steel flakes in the lubricant.',
      'Ferrous and non-ferrous particles are reported separately, so gear and cage wear are told apart.',
      'Bearing damage is visible in the oil weeks before it is visible in vibration.'] },
    'Optical torque sensors': { also: ['Laser shaft power meters', 'Contactless torque meters'], tags: ['condition monitoring', 'mems'],
      uses: ['ship propulsion shafts', 'test benches', 'electric drivetrains', 'rolling mill spindles', 'robot joints'], says: [
      'Two optical encoders measure the twist of a shaft without slip rings.',
      'Power and torque are available a thousand times per revolution.',
      'Overload of a coupling is detected within one revolution.'] },
    'Battery-free vibration tags': { also: ['Energy-harvesting vibration sensors', 'Self-powered machine tags'], tags: ['vibration', 'edge ai', 'condition monitoring'],
      uses: ['crane rails', 'conveyor drives', 'slewing bearings', 'fan walls', 'remote pumps'], says: [
      'A piezo strip harvests energy from the machine and powers sensor and radio.',
      'There is no battery to replace and no cable to lay.',
      'The tag evaluates vibration locally and sends only deviations.'] },
    'Acoustic cameras': { also: ['Sound imaging arrays', 'Acoustic leak imagers'], tags: ['acoustics', 'ultrasound', 'edge ai'],
      uses: ['compressed-air leaks', 'end-of-line noise tests', 'high-voltage insulators', 'steam traps', 'gear test rigs'], says: [
      'An array of 128 microphones shows where a sound comes from.',
      'Compressed air leaks appear on the screen together with their yearly cost.',
      'Squeaks, hissing valves and electrical discharges are located from a distance.'] },
    'Fibre-optic temperature lines': { also: ['Distributed temperature sensing cables', 'Fibre-optic thermometers'], tags: ['condition monitoring', 'edge ai'],
      uses: ['conveyor idlers', 'kiln shells', 'power cable ducts', 'generator windings', 'large ring bearings'], says: [
      'One optical fibre measures temperature at ten thousand points.',
      'Hot rollers and bearings are found before they can cause a fire.',
      'Backscattered laser light needs no electronics in the hot or explosive zone.'] },
    'Oil moisture probes': { also: ['Grease condition sensors', 'Water-in-oil meters'], tags: ['condition monitoring', 'tribology'],
      uses: ['hydraulic units', 'stern tubes', 'turbine lubrication', 'offshore gearboxes', 'paper dryers'], says: [
      'Dissolved water is measured before it forms droplets and rusts the raceway.',
      'A polymer film changes its capacitance with humidity and ageing products.',
      'The oil change follows the state of the oil and not the calendar.'] },
  },
});

export const lubrication = field({
  industry: 'Lubricants',
  tags: ['grease', 'bio-based', 'additives', 'tribology', 'filtration', 'reuse', 'leasing', 'solid lubricants'],
  customers: ['offshore wind', 'forestry and agriculture', 'food processing'],
  qualities: ['free of PFAS', 'approved by bearing makers', 'with laboratory support', 'for food-grade plants', 'delivered across Europe', 'with a filling service'],
  names: { roots: ['Lubri', 'Oleo', 'Grease', 'Film', 'Visco', 'Glide', 'Castor', 'Slip', 'Fluo', 'Base'], endings: ['lube', 'glide', 'film', 'oil', 'flow', 'slick'], nouns: ['Lubricants', 'Tribology', 'Fluids', 'Oils'] },
  products: {
    'Bio-based greases': { also: ['Plant-oil greases', 'Renewable greases'], tags: ['grease', 'bio-based'],
      uses: ['forest machines', 'sluice gates', 'railway switches', 'hydropower turbines', 'open gears'], says: [
      'Rapeseed and castor oil replace mineral oil as the base.',
      'Leaked grease is broken down in soil within a month.',
      'A lignin thickener keeps the grease in the bearing at 120 °C.'] },
    'Long-life greases': { also: ['Polyurea greases', 'Extended-interval greases'], tags: ['grease', 'additives'],
      uses: ['offshore turbine main bearings', 'electric motor bearings', 'pitch bearings', 'fan bearings', 'steel mill rolls'], says: [
      'Synthetic base oil and a polyurea thickener double the relubrication interval.',
      'Oxidation and bleeding stay within limits after 4,000 hours at 140 °C.',
      'Customers receive ageing curves for each batch.'] },
    'Solid lubricants': { also: ['Dry-film lubricants', 'Graphene lubricant films'], tags: ['solid lubricants', 'additives'],
      uses: ['vacuum bearings', 'kiln cars', 'dry gas compressors', 'sintering conveyors', 'space mechanisms'], says: [
      'A film of layered sulphides and graphene replaces oil where oil would evaporate.',
      'Friction stays below 0.05 from minus 150 to plus 350 °C.',
      'The film is sprayed and cured on standard bearings.'] },
    'Oil cleaning systems': { also: ['Lubricant regeneration units', 'Nanofilter oil care'], tags: ['filtration', 'reuse', 'leasing'],
      uses: ['hydraulic presses', 'rolling mills', 'injection moulding', 'ship engines', 'machine tool coolant'], says: [
      'A double separation removes particles that a filter does not catch.',
      'Hydraulic fluid is regenerated in a closed loop beside the machine and stays in service for a decade.',
      'Waste oil volumes fall by about 80 %.'] },
  },
});

export const seals = field({
  industry: 'Seals',
  tags: ['elastomers', 'polymers', 'hydrogen', 'surface treatment', 'recycling', 'reuse', 'pfas-free'],
  customers: ['compressor and pump manufacturing', 'automotive drivelines', 'process plants'],
  qualities: ['free of PFAS', 'documented batch by batch', 'developed with two manufacturers', 'in small series', 'with a second source', 'audited once a year'],
  names: { roots: ['Seal', 'Elasto', 'Gasket', 'Tight', 'Ring', 'Lip', 'Barrier', 'Flange', 'Sili', 'Close'], endings: ['seal', 'tight', 'bond', 'lock', 'ring', 'fit'], nouns: ['Seals', 'Elastomers', 'Sealing', 'Polymers'] },
  products: {
    'Hydrogen-tight seals': { also: ['High-pressure hydrogen gaskets', 'Low-permeation O-rings'], tags: ['hydrogen', 'elastomers'],
      uses: ['hydrogen compressors', 'refuelling nozzles', 'electrolyser stacks', 'tube trailers', 'ammonia crackers'], says: [
      'Graphene flakes in the elastomer lengthen the path of escaping hydrogen.',
      'The gaskets withstand rapid decompression from 900 bar without blistering.',
      'They stay flexible at minus 40 °C.'] },
    'Fluorine-free elastomers': { also: ['PFAS-free seal compounds', 'Fluorine-free shaft seals'], tags: ['pfas-free', 'elastomers', 'polymers'],
      uses: ['hot gear oil', 'e-axle shafts', 'chemical pumps', 'hydraulic cylinders', 'turbocharger lines'], says: [
      'A hydrogenated nitrile backbone with ceramic filler replaces fluoroelastomers.',
      'The compound keeps its lip force for 3,000 hours at 150 °C in gear oil.',
      'It is moulded on the tools that customers already have.'] },
    'Self-monitoring shaft seals': { also: ['Sensor-equipped radial seals', 'Conductive wear-indicating seals'], tags: ['elastomers', 'surface treatment'],
      uses: ['agitators', 'wind turbine hubs', 'tractor axles', 'stern tubes', 'food mixers'], says: [
      'A conductive layer in the lip reports wear before the seal leaks.',
      'Leakage of a few drops is detected and its trend is shown.',
      'Seals are replaced at the next planned stop instead of after a spill.'] },
    'Chemical seal recycling': { also: ['Rubber depolymerisation', 'Elastomer-to-monomer plants'], tags: ['recycling', 'reuse'],
      uses: ['worn gaskets', 'conveyor belts', 'moulding scrap', 'hydraulic hoses', 'tyre treads'], says: [
      'Cross-linked rubber is broken down into monomers at moderate temperature.',
      'The recovered material replaces up to 40 % of virgin compound of the same grade.',
      'Scrap is collected from moulders and service workshops.'] },
  },
});

export const drives = field({
  industry: 'Drive technology',
  tags: ['bearings', 'gearboxes', 'electric motors', 'magnets', 'electrification', 'ceramics', 'bearing steel'],
  customers: ['e-mobility', 'industrial automation', 'pumps and compressors'],
  qualities: ['without rare earths', 'ready for series production', 'with short lead times', 'designed for disassembly', 'validated on customer rigs', 'in small batches'],
  names: { roots: ['Torque', 'Motiv', 'Gear', 'Axle', 'Magne', 'Pivot', 'Cadence', 'Dyna', 'Spin', 'Revol'], endings: ['drive', 'torque', 'spin', 'axle', 'motion', 'gear'], nouns: ['Drives', 'Motors', 'Motion', 'Bearings'] },
  products: {
    'Magnetic bearings': { also: ['Active magnetic bearings', 'Contact-free rotor bearings'], tags: ['bearings', 'magnets'],
      uses: ['turbo compressors', 'vacuum pumps', 'flywheels', 'heat pump compressors', 'blood pump rotors'], says: [
      'The rotor is held by controlled magnetic fields and touches nothing.',
      'No oil is needed, so the process gas stays clean.',
      'The same coils that carry the rotor measure its vibration.'] },
    'Ceramic rolling elements': { also: ['Silicon nitride balls', 'Hybrid bearing components'], tags: ['ceramics', 'bearings'],
      uses: ['electric traction motors', 'high-speed spindles', 'dental drills', 'wind generators', 'cryogenic pumps'], says: [
      'Silicon nitride does not conduct, so stray currents cannot damage the raceway.',
      'The balls weigh 60 % less than steel, which allows higher speed at lower temperature.',
      'Every ball is inspected by resonance for internal cracks.'] },
    'Rare-earth-free motors': { also: ['Reluctance motors', 'Ferrite-magnet motors'], tags: ['electric motors', 'magnets', 'electrification'],
      uses: ['pump sets', 'delivery vans', 'ventilation', 'conveyor drives', 'ship winches'], says: [
      'A synchronous reluctance rotor needs no neodymium or dysprosium.',
      'Efficiency class IE5 is reached with electrical steel and copper alone.',
      'Supply does not depend on a single country.'] },
    'Cycloidal gearboxes': { also: ['Backlash-free reducers', 'Polymer gear reducers'], tags: ['gearboxes', 'bearings'],
      uses: ['collaborative robots', 'solar trackers', 'medical tables', 'packaging machines', 'wheel drives'], says: [
      'Rolling lobes instead of teeth keep backlash below one arc minute.',
      'Five times the rated torque is carried during an emergency stop.',
      'Half the number of parts shortens assembly and repair.'] },
  },
});
