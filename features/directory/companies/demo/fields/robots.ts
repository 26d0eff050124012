import { field } from './field.ts';

export const robotics = field({
  industry: 'Robotics',
  tags: ['grippers', 'machine vision', 'cobots', 'teleoperation', 'bin picking', 'robot programming', 'safety'],
  customers: ['forging and foundries', 'contract manufacturing', 'logistics and assembly'],
  qualities: ['without fences', 'set up by the operator', 'for batches of one', 'with a safety concept included', 'rented by the month', 'on robots of any brand'],
  names: { roots: ['Robo', 'Grip', 'Manu', 'Joint', 'Actua', 'Kine', 'Servo', 'Palma', 'Arm', 'Mecha'], endings: ['grip', 'hand', 'arm', 'bot', 'motion', 'reach'], nouns: ['Robotics', 'Automation', 'Dynamics', 'Machines'] },
  products: {
    'Heat-proof robot grippers': { also: ['Forge-proof robot hands', 'High-temperature end effectors'], tags: ['grippers', 'safety'],
      uses: ['forged rings', 'castings', 'glass handling', 'hot stamping', 'heat treatment'], says: [
      'Ceramic composite fingers hold red-hot billets at up to 1,000 °C.',
      'Diameters from 120 to 600 mm are gripped without changing tools.',
      'Marks on the surface stay below 20 µm.'] },
    'Glare-free machine vision': { also: ['Inspection of reflective parts', 'Deflectometry cameras'], tags: ['machine vision'],
      uses: ['polished raceways', 'chrome trim', 'ground shafts', 'painted panels', 'glass lenses'], says: [
      'Deflectometry finds scratches on polished chrome and steel.',
      'Sixteen lights are flashed in turn, so that glare is calculated out.',
      'A part is inspected and graded every second.'] },
    'Teleoperated arms': { also: ['Remote-controlled manipulators', 'Force-feedback manipulators'], tags: ['teleoperation', 'safety'],
      uses: ['ladle sampling', 'tap-hole work', 'hot cells', 'demolition', 'slag removal'], says: [
      'A haptic joystick lets the operator feel what the manipulator touches.',
      'Work near liquid metal is done from the control room.',
      'The arm withstands splashes and is replaced in ten minutes.'] },
    'Robot programming by demonstration': { also: ['Show-once robot programming', 'Imitation-trained robots'], tags: ['robot programming', 'cobots', 'bin picking'],
      uses: ['machine tending', 'welding', 'kitting', 'polishing', 'packaging'], says: [
      'A worker shows the job once by hand, and imitation learning does the rest.',
      'No code is written, and new variants are taught in minutes.',
      'The robot asks for help when it is not sure.'] },
    'Autonomous sampling robots': { also: ['Melt-shop robots', 'Automatic sampling manipulators'], tags: ['safety', 'grippers'],
      uses: ['ladle furnaces', 'arc furnaces', 'aluminium melters', 'foundry ladles', 'copper converters'], says: [
      'Temperature and sample are taken every twelve minutes without a person on the platform.',
      'Probes are changed from a magazine of eighty.',
      'If a probe is lost, the robot repeats the measurement by itself.'] },
  },
});

export const inspection = field({
  industry: 'Inspection robotics',
  tags: ['inspection', 'drones', 'crawlers', 'teleoperation', 'endoscopy', 'machine vision', 'autonomous vehicles'],
  customers: ['energy and refining', 'shipping and offshore', 'infrastructure'],
  qualities: ['without scaffolding', 'in explosive atmospheres', 'with a report in a day', 'during short outages', 'as a service', 'operated by one person'],
  names: { roots: ['Inspec', 'Crawl', 'Surve', 'Hover', 'Aeri', 'Duct', 'Scout', 'Optic', 'Reach', 'Climb'], endings: ['spect', 'crawl', 'hover', 'view', 'climb', 'probe'], nouns: ['Inspection', 'Robotics', 'Drones', 'Aerial'] },
  products: {
    'In-pipe inspection crawlers': { also: ['In-pipe inspection snakes', 'Pipe-climbing robots'], tags: ['crawlers', 'inspection'],
      uses: ['boiler tubes', 'district heating pipes', 'penstocks', 'gas mains', 'process piping'], says: [
      'A jointed robot passes six bends and films welds from inside.',
      'Corrosion in pipelines is mapped without digging.',
      'Pipes from 40 mm inner diameter are accessible.'] },
    'Gearbox endoscopes': { also: ['Steerable borescopes', 'Snake-arm gearbox cameras'], tags: ['endoscopy', 'machine vision', 'inspection'],
      uses: ['wind turbine gearboxes', 'marine gearboxes', 'aero engines', 'mill drives', 'rail gear units'], says: [
      'A steerable arm enters through a 40 mm plug and reaches every tooth.',
      'An air curtain keeps the lens free of oil mist.',
      'Images are stitched into a map of the gear and compared with last year.'] },
    'Confined-space inspection drones': { also: ['Caged inspection drones', 'Indoor inspection quadcopters'], tags: ['drones', 'inspection'],
      uses: ['storage tanks', 'chimneys', 'silos', 'ballast tanks', 'boilers'], says: [
      'A quadcopter in a cage inspects tanks while people stay outside.',
      'It navigates by lidar and needs no satellite signal.',
      'Scaffolding and rescue teams are no longer needed for a visual check.'] },
    'Magnetic climbing inspectors': { also: ['Steel-wall crawlers', 'Magnet-wheel inspection robots'], tags: ['crawlers', 'inspection', 'teleoperation'],
      uses: ['wind turbine towers', 'ship hulls', 'storage tanks', 'penstocks', 'bridge girders'], says: [
      'Magnet wheels carry the robot up vertical steel and across welds.',
      'Wall thickness is measured every ten millimetres.',
      'Rope access is needed for repair only.'] },
  },
});

export const logistics = field({
  industry: 'Logistics technology',
  tags: ['autonomous vehicles', 'warehouse', 'tracking', 'route planning', 'machine vision', 'ports', 'cold chain'],
  customers: ['contract logistics', 'retail distribution', 'industrial parks'],
  qualities: ['for mixed fleets', 'integrated in a week', 'for older sites', 'paid by use', 'across several sites', 'without new infrastructure'],
  names: { roots: ['Cargo', 'Pallet', 'Route', 'Freigh', 'Dock', 'Porta', 'Haul', 'Depot', 'Convey', 'Shunt'], endings: ['route', 'haul', 'dock', 'load', 'lane', 'move'], nouns: ['Logistics', 'Freight', 'Mobility', 'Transport'] },
  products: {
    'Autonomous forklifts': { also: ['Driverless pallet trucks', 'Self-driving warehouse vehicles'], tags: ['autonomous vehicles', 'warehouse'],
      uses: ['loading docks', 'cold stores', 'paper warehouses', 'ring warehouses', 'beverage depots'], says: [
      'Driverless trucks move pallets between dock, warehouse and line.',
      'Laser scanners and cameras protect pedestrians.',
      'Vehicles of several makers share one traffic control.'] },
    'Yard automation': { also: ['Autonomous yard trucks', 'Driverless terminal tractors'], tags: ['autonomous vehicles', 'ports'],
      uses: ['container terminals', 'steel coil yards', 'distribution centres', 'car plants', 'airports'], says: [
      'Electric tractors move trailers within a closed yard without a driver.',
      'A remote operator takes over in unclear situations.',
      'Waiting time at the gate falls by a third.'] },
    'Shipment condition tags': { also: ['Cold-chain trackers', 'Shock-recording labels'], tags: ['tracking', 'cold chain'],
      uses: ['vaccines', 'machine spindles', 'wind turbine bearings', 'fresh fish', 'works of art'], says: [
      'A printed tag records temperature, shock and humidity for a year.',
      'Data are read by phone and need no account.',
      'Insurers accept the record as evidence.'] },
    'Delivery route planning': { also: ['Vehicle routing software', 'Electric fleet planning'], tags: ['route planning'],
      uses: ['spare-part vans', 'milk collection', 'waste collection', 'service technicians', 'city freight'], says: [
      'Routes take charging, driver hours and promised times into account.',
      'Plans are adjusted while vehicles are on the road.',
      'Distance driven falls by between 10 and 15 %.'] },
  },
});

export const maritime = field({
  industry: 'Maritime',
  tags: ['hull cleaning', 'wind assist', 'voyage optimisation', 'port operations', 'batteries', 'ammonia', 'underwater noise', 'crew safety'],
  customers: ['ferry operation', 'dry bulk and tankers', 'ports and terminals'],
  qualities: ['approved by class', 'for ships already sailing', 'proven in forty ports', 'leased by the month', 'tested in winter storms', 'for crews of six'],
  names: { roots: ['Mari', 'Keel', 'Nauti', 'Hull', 'Bow', 'Pelag', 'Harbour', 'Anchor', 'Tide', 'Wake'], endings: ['keel', 'tide', 'wave', 'wake', 'mast', 'hull'], nouns: ['Marine', 'Maritime', 'Shipping', 'Ocean'] },
  products: {
    'Hull-cleaning robots': { also: ['Hull grooming crawlers', 'Biofouling removal robots'], tags: ['hull cleaning'],
      uses: ['coastal tankers', 'ferries at berth', 'cruise ships', 'silicone coatings', 'navy vessels'], says: [
      'Soft brushes remove barnacles and biofouling before they slow the ship.',
      'Removed material is captured and filtered, so nothing spreads in the harbour.',
      'Cleaning takes place while cargo is handled.'] },
    'Foldable rotor sails': { also: ['Tilting rotor sails', 'Wind propulsion rotors'], tags: ['wind assist', 'voyage optimisation'],
      uses: ['bulk carriers', 'product tankers', 'ro-ro ships', 'general cargo ships', 'car carriers'], says: [
      'Spinning cylinders use the Magnus effect to push the ship.',
      'The rotors fold down under bridges and cranes.',
      'Fuel savings between 6 and 12 % were measured on North Atlantic routes.'] },
    'Voyage planning': { also: ['Weather routing software', 'Just-in-time arrival planning'], tags: ['voyage optimisation', 'port operations'],
      uses: ['coastal tankers', 'container feeders', 'chemical tankers', 'ice-going ships', 'short-sea fleets'], says: [
      'Each route comes with the probability of arriving on time.',
      'A model of each ship is learned from its own logs.',
      'Plans are available on board without a connection.'] },
    'Silent propeller blades': { also: ['Low-cavitation propellers', 'Low-noise ship thrusters'], tags: ['underwater noise'],
      uses: ['research vessels', 'Arctic ferries', 'whale-watching boats', 'offshore supply ships', 'cruise ships'], says: [
      'Holes near the blade tip delay cavitation by two knots.',
      'Radiated noise above 1 kHz falls by ten decibels.',
      'Blades are cast in bronze and fit existing hubs.'] },
    'Ammonia sensors': { also: ['Ammonia leak detectors', 'Toxic fuel alarms'], tags: ['ammonia', 'crew safety'],
      uses: ['engine rooms', 'bunkering hoses', 'fuel preparation rooms', 'cargo decks', 'crew lockers'], says: [
      'Five parts per million of ammonia are detected within ten seconds.',
      'Two measuring principles are compared, so that galley vapours raise no alarm.',
      'Cells are replaced by the crew once a year.'] },
    'Ammonia safety training': { also: ['Leak drill simulators', 'Protective suits for ammonia'], tags: ['ammonia', 'crew safety'],
      uses: ['small crews', 'bunkering stations', 'training centres', 'port firefighters', 'newbuild deliveries'], says: [
      'Drills in virtual reality use the drawings of the crew’s own ship.',
      'Suits are put on in 40 seconds by one person.',
      'Results are recorded for the class society.'] },
    'Shore-power robots': { also: ['Automatic shore-power arms', 'Cold-ironing robots'], tags: ['port operations', 'batteries'],
      uses: ['ferry quays', 'cruise terminals', 'container berths', 'fjord crossings', 'tug stations'], says: [
      'An arm on the quay connects the ship within a minute.',
      'Cold ironing no longer needs people to lift heavy cables.',
      'The connector follows waves of one metre and changing tides.'] },
    'Crew fatigue monitors': { also: ['Watchkeeper alertness monitors', 'Bridge fatigue alarms'], tags: ['crew safety', 'voyage optimisation'],
      uses: ['bridge watches', 'night ferries', 'tug crews', 'offshore rotations', 'fishing fleets'], says: [
      'A wristband detects drowsiness of the officer of the watch.',
      'Rosters are planned by measured rest and not by declared rest.',
      'Data belong to the crew member and are shared in summary only.'] },
    'Marine battery racks': { also: ['Ferry battery modules', 'Type-approved ship batteries'], tags: ['batteries', 'port operations'],
      uses: ['car ferries', 'hybrid tugs', 'service vessels', 'fish farm boats', 'harbour cranes'], says: [
      'Lithium iron phosphate cells sit in modules that stop a fire from spreading.',
      'The racks accept a full charge in six minutes, forty times a day.',
      'Cooling uses sea water, and a module is replaced in an hour.'] },
    'Shaft line monitoring': { also: ['Stern tube monitors', 'Propeller shaft sensors'], tags: ['crew safety', 'voyage optimisation'],
      uses: ['coastal tankers', 'ice-class ships', 'ferries', 'offshore vessels', 'dredgers'], says: [
      'Acoustic emission and shaft position show stern tube wear one voyage ahead.',
      'Sensors are fitted afloat and work at 60 rpm.',
      'Ice impacts are recognised and do not raise alarms.'] },
  },
});
