import { field } from './field.ts';

export const industrialAi = field({
  industry: 'Industrial software',
  tags: ['machine learning', 'forecasting', 'industrial data', 'language models', 'knowledge graph', 'edge ai', 'predictive maintenance'],
  customers: ['process industry', 'automotive supply', 'energy and utilities'],
  qualities: ['with stated uncertainty', 'on the customer’s own servers', 'from data already recorded', 'set up in a week', 'explained in plain sentences', 'on an edge computer'],
  names: { roots: ['Infer', 'Cogni', 'Logi', 'Predi', 'Datum', 'Signa', 'Neuro', 'Patter', 'Learn', 'Reason'], endings: ['mind', 'infer', 'logic', 'signal', 'axis', 'cast'], nouns: ['Analytics', 'AI', 'Systems', 'Intelligence'] },
  products: {
    'Remaining-life estimates': { also: ['Failure prediction software', 'Time-to-failure forecasts'], tags: ['machine learning', 'forecasting', 'predictive maintenance'],
      uses: ['rolling bearings', 'gearboxes', 'pumps and fans', 'slewing drives', 'escalators'], says: [
      'The software states how many weeks a component will last, and how sure it is.',
      'Predictive maintenance becomes a date in the calendar instead of an alarm colour.',
      'Survival models are trained on every part that was ever replaced.'] },
    'In-line quality prediction': { also: ['In-process defect prediction', 'Scrap early-warning software'], tags: ['machine learning', 'industrial data'],
      uses: ['die casting', 'injection moulding', 'strip rolling', 'paper making', 'battery coating'], says: [
      'Defects are predicted from process data before the part is finished.',
      'Virtual metrology replaces every second measurement.',
      'The three parameters behind a defect are named for the operator.'] },
    'Service report search': { also: ['Maintenance knowledge assistants', 'Answers from service reports'], tags: ['language models', 'knowledge graph'],
      uses: ['field engineers', 'paper machine service', 'lift technicians', 'ship engineers', 'control room shifts'], says: [
      'Decades of repair notes, scans included, answer questions in the reader’s language.',
      'Each answer cites the page in the manuals and work orders it comes from.',
      'The system runs inside the customer’s network, also without internet.'] },
    'Label-free anomaly detection': { also: ['Unsupervised outlier alarms', 'Self-learning process monitors'], tags: ['machine learning', 'edge ai'],
      uses: ['compressor stations', 'filling lines', 'test rigs', 'wind farms', 'cooling plants'], says: [
      'The model learns normal operation within a week and reports deviations.',
      'Unsupervised training needs no history of labelled faults.',
      'Outliers are shown with the signals that caused them.'] },
    'Acoustic event models': { also: ['Machine-sound classifiers', 'Audio foundation models'], tags: ['machine learning', 'edge ai'],
      uses: ['bearing test rigs', 'end-of-line tests', 'gear noise', 'engine rooms', 'conveyor idlers'], says: [
      'A model trained on 200,000 hours of machine sound detects early spalling.',
      'The sounds that led to an alarm can be replayed and judged by a technician.',
      'False alarms stay below one per machine and month.'] },
  },
});

export const operations = field({
  industry: 'Operations software',
  tags: ['scheduling', 'optimisation', 'planning', 'industrial data', 'manufacturing execution', 'supply chain'],
  customers: ['metals and rolling', 'discrete manufacturing', 'food and beverage'],
  qualities: ['in use within a month', 'with people in control', 'connected to SAP', 'live within a quarter', 'without a data team', 'priced per site'],
  names: { roots: ['Plan', 'Sched', 'Opti', 'Tempo', 'Sequen', 'Takt', 'Ops', 'Orde', 'Flow', 'Kanba'], endings: ['plan', 'flow', 'queue', 'works', 'shift', 'run'], nouns: ['Planning', 'Operations', 'Software', 'Works'] },
  products: {
    'Plant-wide scheduling': { also: ['Production scheduling software', 'Order sequencing software'], tags: ['scheduling', 'optimisation', 'planning'],
      uses: ['rolling mills', 'foundries', 'galvanising lines', 'bakeries', 'printing plants'], says: [
      'Orders, furnaces and shifts are sequenced together and replanned after each breakdown.',
      'Shorter changeovers and fewer bottlenecks raise output by about eight per cent.',
      'The plan learns from the changes that planners make.'] },
    'Shop-floor guidance': { also: ['Digital work instructions', 'Operator guidance tablets'], tags: ['manufacturing execution', 'industrial data'],
      uses: ['final assembly', 'maintenance rounds', 'line changeovers', 'new operators', 'quality gates'], says: [
      'Work instructions adapt to the order, the variant and the person.',
      'Torque tools and scales report their values to the same record.',
      'Training time of new operators is halved.'] },
    'Spare-part demand planning': { also: ['Inventory optimisation', 'Parts stock planning'], tags: ['planning', 'supply chain'],
      uses: ['service depots', 'ship fleets', 'mine sites', 'hospital technology', 'rail workshops'], says: [
      'Demand for slow-moving parts is forecast from machine age and use.',
      'Stock value falls by a fifth at the same availability.',
      'Suppliers see the forecast and confirm delivery dates.'] },
    'Supplier risk monitoring': { also: ['Supply chain risk maps', 'Multi-tier supplier monitoring'], tags: ['supply chain', 'industrial data'],
      uses: ['purchasing teams', 'battery materials', 'castings and forgings', 'electronics', 'seals and polymers'], says: [
      'Suppliers down to the third tier are mapped from public and shared data.',
      'Strikes, floods and insolvencies are reported with the parts they affect.',
      'Alternative sources are proposed with price and lead time.'] },
  },
});

export const carbonAccounting = field({
  industry: 'Climate software',
  tags: ['carbon accounting', 'traceability', 'material passports', 'life-cycle assessment', 'compliance', 'industrial data'],
  customers: ['machine building', 'metals and chemicals', 'construction'],
  qualities: ['accepted by auditors', 'following ISO 14067', 'on the customer’s own servers', 'linked to SAP orders', 'from meter data', 'for small suppliers, too'],
  names: { roots: ['Tonne', 'Scope', 'Ledger', 'Foot', 'Clima', 'Proof', 'Balance', 'Trace', 'Carta', 'Account'], endings: ['print', 'ledger', 'trace', 'scope', 'mark', 'count'], nouns: ['Climate', 'Carbon', 'Software', 'Data'] },
  products: {
    'Order-line carbon accounting': { also: ['Product carbon ledgers', 'Part-level emissions accounting'], tags: ['carbon accounting', 'industrial data'],
      uses: ['bearing makers', 'steel orders', 'chemical batches', 'forged parts', 'contract manufacturers'], says: [
      'Each order line states its greenhouse gases, scope three included.',
      'Meter, machine and purchasing data are allocated by documented rules.',
      'An auditor can trace every figure to its source.'] },
    'Material passports': { also: ['Digital product passports', 'Component identity records'], tags: ['material passports', 'traceability'],
      uses: ['batteries', 'steel beams', 'textiles', 'wind turbine blades', 'large bearings'], says: [
      'A code on the part tells what it is made of and where it has been.',
      'The records follow the European product passport regulation.',
      'Dismantlers see which parts are worth keeping.'] },
    'Supplier emissions exchange': { also: ['Supplier footprint requests', 'Primary emissions data networks'], tags: ['carbon accounting', 'compliance'],
      uses: ['car makers', 'purchasing teams', 'food retail', 'electronics', 'building materials'], says: [
      'Suppliers enter measured data once and share it with all customers.',
      'Confidential recipes and volumes stay hidden.',
      'Averages are replaced by primary data supplier by supplier.'] },
    'Automated life-cycle assessment': { also: ['Life-cycle assessment software', 'Footprint models from bills of material'], tags: ['life-cycle assessment', 'compliance'],
      uses: ['product design', 'spare parts', 'tender documents', 'pumps and valves', 'packaging'], says: [
      'A bill of materials becomes a life-cycle assessment in minutes.',
      'Assumptions are listed and can be changed by the engineer.',
      'Results are exported as an environmental product declaration.'] },
  },
});

export const digitalTwins = field({
  industry: 'Simulation software',
  tags: ['digital twin', 'simulation', 'industrial data', 'virtual commissioning', 'physics models', '3d scanning'],
  customers: ['process plants', 'water and energy', 'machine building'],
  qualities: ['without special hardware', 'ready in days', 'open to any control system', 'calibrated from plant data', 'in the browser', 'licensed per site'],
  names: { roots: ['Twin', 'Mirror', 'Simu', 'Model', 'Virtu', 'Mesh', 'Proxy', 'Replica', 'Parallel', 'Scene'], endings: ['twin', 'model', 'mesh', 'view', 'mirror', 'sim'], nouns: ['Simulation', 'Twins', 'Models', 'Engineering'] },
  products: {
    'Digital twins from nameplate data': { also: ['Simulation models from type plates', 'Twins of undocumented machines'], tags: ['digital twin', 'physics models'],
      uses: ['pumping stations', 'old production lines', 'ventilation systems', 'hydraulic presses', 'steam networks'], says: [
      'A photograph of the type plate becomes a physics-based simulation.',
      'Machines without drawings can be modelled within a day.',
      'Virtual commissioning tests control changes before they reach the plant.'] },
    'Bearing and gear simulation': { also: ['Drivetrain digital twins', 'Contact simulation software'], tags: ['simulation', 'physics models'],
      uses: ['wind turbine drivetrains', 'e-axles', 'marine gearboxes', 'rail bogies', 'machine tools'], says: [
      'Contact, lubrication and heat are calculated for each rolling element.',
      'Load measured in the field updates the life estimate of the part.',
      'Variants are compared in minutes on a graphics processor.'] },
    'Plant scans to models': { also: ['Point-cloud plant models', 'As-built 3D models'], tags: ['3d scanning', 'digital twin'],
      uses: ['refineries', 'breweries', 'ship engine rooms', 'paper mills', 'substations'], says: [
      'Laser scans are turned into models in which pipes and valves are named.',
      'Engineers measure and plan conversions without a site visit.',
      'Changes are detected by comparing two scans.'] },
    'Robot cell simulation': { also: ['Offline robot programming', 'Virtual robot commissioning'], tags: ['virtual commissioning', 'simulation'],
      uses: ['welding cells', 'palletising', 'paint shops', 'machine tending', 'forging lines'], says: [
      'Robot programs are written and tested in simulation for eleven robot brands.',
      'Collisions and cycle times are known before the cell is built.',
      'Changeover to a new part takes hours instead of days.'] },
  },
});

export const plantSecurity = field({
  industry: 'Cyber security',
  tags: ['ot security', 'network monitoring', 'remote access', 'asset inventory', 'firmware', 'compliance'],
  customers: ['utilities and water', 'chemicals and pharma', 'machine building'],
  qualities: ['ready for NIS2', 'without a cloud', 'for older controllers', 'operated by plant staff', 'deployed in a day', 'with support day and night'],
  names: { roots: ['Guard', 'Bastion', 'Secu', 'Shield', 'Aegi', 'Sentry', 'Fence', 'Watch', 'Cipher', 'Vigil'], endings: ['guard', 'lock', 'gate', 'wall', 'watch', 'key'], nouns: ['Security', 'Defence', 'Networks', 'Cyber'] },
  products: {
    'Plant network monitoring': { also: ['Industrial intrusion detection', 'Control-network monitors'], tags: ['ot security', 'network monitoring'],
      uses: ['water works', 'substations', 'bottling plants', 'chemical parks', 'port cranes'], says: [
      'Traffic is read passively, so no controller is disturbed.',
      'Commands that a controller has never received before raise an alarm.',
      'Reports follow the requirements of NIS2 and IEC 62443.'] },
    'Secure remote maintenance': { also: ['Supervised remote access', 'Maintenance access gateways'], tags: ['remote access', 'ot security'],
      uses: ['machine builders', 'packaging lines', 'wind farms', 'pharma plants', 'ship engines'], says: [
      'Service staff reach one machine for one hour, and the session is recorded.',
      'Passwords of controllers are never shown to outsiders.',
      'The plant operator ends a session with one switch.'] },
    'Controller firmware checks': { also: ['Firmware integrity monitors', 'Controller backup and compare'], tags: ['firmware', 'asset inventory'],
      uses: ['programmable controllers', 'robot cells', 'building automation', 'protection relays', 'medical devices'], says: [
      'Programs and firmware are compared with the approved version every night.',
      'Known vulnerabilities are listed with the machines they affect.',
      'After an incident a controller is restored in minutes.'] },
    'Hardware data diodes': { also: ['One-way network gateways', 'Optical data diodes'], tags: ['ot security', 'compliance'],
      uses: ['nuclear sites', 'rail signalling', 'refineries', 'defence plants', 'dispatch centres'], says: [
      'Light travels in one direction only, so data can leave the plant and nothing can enter.',
      'Historian and alarm data are mirrored to the office network.',
      'The hardware is evaluated to common criteria.'] },
  },
});
