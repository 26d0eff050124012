import type { areas } from './areas.ts';

/** What the demo companies make, in several wordings. */
export interface Product {
  /** Other names for this kind of product. */
  readonly also: readonly [string, string];
  /** The tags of its area that fit. */
  readonly tags: readonly [string, ...string[]];
  /** Its benefit, in several wordings. */
  readonly says: readonly [string, string, string, string];
}

type Made = (typeof areas)[keyof typeof areas]['makes'][number];

export const products: Readonly<Record<Made, Product>> = {
  // --- sensing
  'Air-coupled ultrasound': { also: ['Contact-free sound probes', 'Through-air echo testing'], tags: ['ultrasound', 'acoustics'], says: [
    'High-pitched pulses cross an air gap and come back with the thickness of the wall.',
    'Delaminated layers, voids and kissing bonds show up without gel and without wetting the part.',
    'Nobody touches the component: inaudible waves find cracks in carbon panels on the conveyor.',
    'Non-destructive testing of bonded sheets, at line speed and at arm’s length.'] },
  'Printed strain gauges': { also: ['Screen-printed load foils', 'Stretch-sensing inks'], tags: ['printed electronics', 'tribology'], says: [
    'Conductive ink on the shaft turns deformation into a voltage.',
    'A film thinner than a hair measures how much a frame bends under load.',
    'Force and torque are read where nobody could glue a classical load cell.',
    'Roll-to-roll made foils tell when a beam is stressed beyond its design.'] },
  'Self-calibrating accelerometers': { also: ['Drift-free shake sensors', 'Motion chips that check themselves'], tags: ['mems', 'vibration', 'condition monitoring'], says: [
    'A tiny silicon mass is nudged once a day and compares its answer with yesterday’s.',
    'Shocks and oscillations of a gearbox are measured for years without sending anything to a laboratory.',
    'Imbalance, misalignment and loose feet are told apart by their rhythm.',
    'The chip knows when it is wrong, which saves the yearly visit of a technician with a shaker.'] },
  'Wear debris counters': { also: ['Metal particle monitors', 'In-line chip detectors'], tags: ['tribology', 'condition monitoring'], says: [
    'Every fleck that a bearing sheds into the lubricant is counted and sized.',
    'An inductive coil tells steel flakes from bronze while the oil flows past.',
    'Abrasion shows in the drain line long before anything starts to rattle.',
    'Gears announce their end of life by the grit they leave in the circuit.'] },
  'Optical torque sensors': { also: ['Twist meters that use light', 'Laser shaft monitors'], tags: ['condition monitoring', 'mems'], says: [
    'Two encoder rings and a beam of light show how far a rotating axle winds up.',
    'Power delivered by a drivetrain is known at each moment, without slip rings.',
    'Overload of a coupling is seen within one revolution.',
    'Photodiodes read the angle between both ends of the spindle.'] },
  'Battery-free vibration tags': { also: ['Energy-harvesting shake labels', 'Self-powered machine stickers'], tags: ['vibration', 'edge ai', 'condition monitoring'], says: [
    'The trembling of the motor itself pays for the radio that reports it.',
    'Stick it on and forget it: no cell to replace, no wire to pull.',
    'Each pump gets a label that wakes up when something is loose.',
    'A piezo strip harvests what it needs and whispers an alarm to the gateway.'] },
  'Acoustic cameras': { also: ['Sound imaging arrays', 'Microphone walls'], tags: ['acoustics', 'ultrasound', 'edge ai'], says: [
    'A hundred microphones draw a picture of where the noise comes from.',
    'Compressed air leaks glow on the screen, with what they cost a year beside them.',
    'Squeaks and rattles are localised on the assembly line in seconds.',
    'Hissing valves and arcing insulators are heard from the ground.'] },
  'Fibre-optic temperature lines': { also: ['Distributed heat-sensing cable', 'Glass-fibre thermometers'], tags: ['condition monitoring', 'edge ai'], says: [
    'One strand of glass is ten thousand thermometers, metre by metre.',
    'Hot rollers on a conveyor belt are found before they set it alight.',
    'Backscattered laser light shows where a kiln lining gets thin.',
    'Thermal runaway in a cable duct is seen along its whole length.'] },
  'Oil moisture probes': { also: ['Lubricant humidity sensors', 'Water-in-oil meters'], tags: ['condition monitoring', 'tribology'], says: [
    'Dissolved water is measured before it turns milky and rusts the raceway.',
    'The lubricant’s condition is known on site instead of in a laboratory next month.',
    'A polymer film swells with humidity and changes its capacitance.',
    'Seal failures on hydraulic units show as a slow rise in dampness.'] },
  // --- materials
  'Bio-based greases': { also: ['Plant-oil lubricants', 'Renewable thickened oils'], tags: ['grease', 'bio-based'], says: [
    'Rapeseed and castor take the place of mineral oil in the bearing.',
    'What drips into the forest soil is eaten by bacteria within a month.',
    'A thickener made of lignin keeps it where it belongs.',
    'Lubrication for chainsaws, locks and farm machines, free of petroleum.'] },
  'Diamond-like coatings': { also: ['Hard carbon films', 'Amorphous carbon layers'], tags: ['coatings', 'surface treatment'], says: [
    'A micrometre of carbon makes steel as slippery as ice and as hard as ceramic.',
    'Plasma deposits a thin film that neither scratches nor sticks.',
    'Tappets, needles and piston pins lose a third of their friction.',
    'Tools cut aluminium dry because nothing clings to the edge.'] },
  'Self-lubricating polymers': { also: ['Maintenance-free plastic bushings', 'Dry-running plastics'], tags: ['polymers', 'composites'], says: [
    'Solid lubricant is baked into the plastic and comes out as it wears.',
    'Bushings that never see a grease gun, for hinges, looms and harvesters.',
    'Plain bearings without oil, which dust cannot stick to.',
    'A fluoropolymer-free blend slides on steel for a million cycles.'] },
  'Recycled alloy powders': { also: ['Metal powder from scrap', 'Reclaimed feedstock for printers'], tags: ['alloys', 'bio-based'], says: [
    'Swarf from the lathe is atomised into feedstock for additive manufacturing.',
    'Spherical particles for laser melting, at a fraction of the virgin footprint.',
    'Nickel and titanium offcuts come back as something a 3D printer likes.',
    'Every batch has a passport that says which turbine it once was.'] },
  'Ceramic rolling elements': { also: ['Silicon nitride balls', 'Non-conducting bearing balls'], tags: ['ceramics', 'coatings'], says: [
    'Silicon nitride spheres do not conduct, so stray currents cannot pit the race.',
    'Lighter than steel: electric motors spin faster and run cooler.',
    'Hybrid bearings for spindles that a splash of coolant cannot rust.',
    'Sintered under pressure and lapped until no microscope finds a flaw.'] },
  'Hydrogen-tight seals': { also: ['Gaskets for small molecules', 'Leak-proof elastomer rings'], tags: ['polymers', 'surface treatment'], says: [
    'The smallest molecule there is finds no way through this elastomer.',
    'Gaskets survive rapid decompression from 900 bar without blistering.',
    'Compressors and refuelling nozzles stay closed at minus forty degrees.',
    'O-rings with flakes of graphene that lengthen every escape route.'] },
  'Cellulose composites': { also: ['Wood-fibre panels', 'Flax-reinforced laminates'], tags: ['composites', 'bio-based'], says: [
    'Fibres of spruce and flax carry the load that glass used to carry.',
    'Interior panels from the pulp mill, lighter and compostable.',
    'Nanofibrils make a sheet as stiff as aluminium out of a tree.',
    'A laminate that burns to heat at the end instead of filling a landfill.'] },
  'Low-friction hard chrome substitutes': { also: ['Chromium-free plating', 'Thermal-sprayed rod coatings'], tags: ['coatings', 'surface treatment', 'alloys'], says: [
    'Piston rods without hexavalent chromium, ready for the ban.',
    'Cold-sprayed and laser-clad layers take the place of the galvanic bath.',
    'Hydraulic cylinders survive salt spray for a thousand hours.',
    'A nickel-tungsten deposit without the carcinogenic electrolyte.'] },
  // --- data
  'Remaining-life estimates': { also: ['Prognostics for rotating machines', 'Time-to-failure forecasts'], tags: ['machine learning', 'forecasting'], says: [
    'Says how many weeks a component still has, and how sure it is.',
    'Predictive maintenance that names a date instead of a colour.',
    'Survival models learn from every part that was ever replaced.',
    'Spares are ordered in time because degradation is extrapolated honestly.'] },
  'Digital twins from nameplate data': { also: ['Simulation models from type plates', 'Virtual copies of old machines'], tags: ['digital twin', 'industrial data'], says: [
    'A photograph of the type plate becomes a running simulation.',
    'Physics-based copies of pumps and fans that nobody has drawings of.',
    'What-if questions are asked of a model before they are asked of the plant.',
    'Virtual commissioning for brownfield sites, in days.'] },
  'Plant-wide scheduling': { also: ['Production planning engines', 'Shift and order sequencing'], tags: ['optimisation', 'industrial data'], says: [
    'Orders, furnaces and shifts are sequenced together, every ten minutes anew.',
    'Changeovers shrink because similar jobs follow one another.',
    'Bottlenecks move, and the plan moves with them.',
    'Constraint solving for dispatchers who know better now and then.'] },
  'Quality prediction at the line': { also: ['In-process defect forecasting', 'Scrap early-warning software'], tags: ['machine learning', 'industrial data', 'traceability'], says: [
    'Rejects are foreseen from process parameters before the part is finished.',
    'Statistical control that finds out which knob caused the porosity.',
    'Virtual metrology replaces every second measurement.',
    'First-pass yield climbs since bad castings are stopped at the second station.'] },
  'Search over service reports': { also: ['Answers from maintenance notes', 'Technician knowledge assistants'], tags: ['language models', 'knowledge graph'], says: [
    'Forty years of handwritten repair notes answer a question in one sentence.',
    'Retrieval over manuals and work orders, with the page it comes from.',
    'A newcomer asks what the retired fitter would have known.',
    'Natural-language assistant for field engineers, also without reception.'] },
  'Carbon accounting per order line': { also: ['Product footprint ledgers', 'Emissions bookkeeping'], tags: ['traceability', 'industrial data'], says: [
    'Each invoice line states its greenhouse gases, scope three included.',
    'Product carbon footprints that follow the bill of materials.',
    'Suppliers send measured emissions instead of averages.',
    'Climate disclosure at the push of a button, ready for the border levy.'] },
  'Energy forecasts': { also: ['Load prediction services', 'Consumption outlooks for plants'], tags: ['forecasting', 'optimisation', 'machine learning'], says: [
    'Tomorrow’s electricity use, quarter hour by quarter hour.',
    'Weather, shifts and tariffs in one outlook for the purchaser of power.',
    'Day-ahead bids rest on what the compressors will really draw.',
    'Kilowatt-hours are known before they are bought.'] },
  'Anomaly detection without labels': { also: ['Unsupervised outlier alarms', 'Self-learning deviation monitors'], tags: ['machine learning', 'digital twin'], says: [
    'Learns what normal looks like within a week and reports the rest.',
    'Unsupervised: nobody has to sort old faults into categories first.',
    'Odd readings surface with the three signals that made them odd.',
    'Outliers in ten thousand channels, without a single threshold typed in.'] },
  // --- robotics
  'Grippers for hot parts': { also: ['Forge-proof robot hands', 'Heat-resistant end effectors'], tags: ['grippers', 'cobots'], says: [
    'Fingers of ceramic composite pick glowing forgings from the press.',
    'Handling red-hot billets without cooling lines in the wrist.',
    'End-of-arm tooling for foundries that outlives the furnace campaign.',
    'Castings are taken from the die while they still shine.'] },
  'Vision for shiny surfaces': { also: ['Inspection of reflective parts', 'Cameras that see through glare'], tags: ['machine vision', 'inspection'], says: [
    'Deflectometry reads scratches on polished races from the bending of stripes.',
    'Glare is no obstacle: sixteen lights are flashed one after the other.',
    'Chrome, glass and mirror finishes are checked for dents at one part a second.',
    'Surface blemishes are graded by neural networks trained on renderings.'] },
  'Crawlers for narrow pipes': { also: ['In-pipe inspection snakes', 'Duct-climbing robots'], tags: ['inspection', 'autonomous vehicles'], says: [
    'A worm of joints goes round six bends and films the weld from inside.',
    'Corrosion in pipelines is mapped without digging.',
    'Boiler tubes are scanned from within during a short outage.',
    'It wriggles through penstocks that are too small for a child.'] },
  'Drones for confined spaces': { also: ['Caged flying cameras', 'Indoor inspection quadcopters'], tags: ['drones', 'inspection'], says: [
    'A quadcopter in a cage bounces through tanks and chimneys.',
    'Silos are surveyed from the air while everyone stays outside.',
    'Flies without satellite positioning, by its own lidar.',
    'No scaffolding: the unmanned aircraft looks at the boiler wall.'] },
  'Teleoperated arms': { also: ['Remote-controlled manipulators', 'Force-feedback robots at a distance'], tags: ['teleoperation', 'grippers'], says: [
    'An operator feels through the joystick what the manipulator touches.',
    'Work behind lead glass or above the tap hole, from a chair.',
    'Haptic feedback over a mobile network with forty milliseconds of delay.',
    'One pilot in an office looks after five machines on three continents.'] },
  'Robots that learn from one demonstration': { also: ['Show-once programming', 'Imitation-trained arms'], tags: ['cobots', 'machine vision', 'bin picking'], says: [
    'Show the job once by hand; imitation does the rest.',
    'No code: the welder guides the arm and it repeats the seam.',
    'New variants are taught between two coffees.',
    'Learning by watching, for workshops without a programmer.'] },
  'Autonomous forklifts': { also: ['Driverless pallet trucks', 'Self-driving warehouse vehicles'], tags: ['autonomous vehicles', 'machine vision'], says: [
    'Driverless trucks bring pallets from the dock to the rack.',
    'Intralogistics at night, with the lights off.',
    'Laser scanners and a polite horn keep pedestrians safe.',
    'Warehouse traffic sorts itself out between vehicles of four makers.'] },
  'Magnetic climbing inspectors': { also: ['Steel-wall crawlers', 'Wheeled magnet robots for tanks'], tags: ['inspection', 'teleoperation'], says: [
    'Magnet wheels hold it upside down under a storage tank.',
    'Wall thickness of towers and hulls is gauged without ropes.',
    'It climbs a wind turbine and photographs each bolt.',
    'Rope access teams stay on the ground while it walks the steel.'] },
  // --- circular
  'Laser sorting of scrap': { also: ['Spectroscopic metal sorters', 'Alloy separation belts'], tags: ['scrap sorting', 'recycling'], says: [
    'Plasma spectra tell one aluminium series from another at three metres a second.',
    'Copper is picked out before it spoils the melt.',
    'Shredded cars become clean grades instead of a mixture.',
    'Residuals in secondary steel are known before the furnace is charged.'] },
  'On-site remanufacturing': { also: ['Container workshops for rebuilt parts', 'Mobile refurbishment'], tags: ['remanufacturing', 'repair', 'reuse'], says: [
    'A workshop in a container rebuilds gearboxes next to the mine.',
    'Worn races are reground and go back in with a new warranty.',
    'Refurbished like new, in two days rather than a sea voyage.',
    'Second and third lives for large bearings, with inspection records.'] },
  'Material passports': { also: ['Digital product records', 'Component identity registers'], tags: ['material passports', 'reuse'], says: [
    'A code on the part says what it is made of and where it has been.',
    'Product passports as the European regulation wants them.',
    'Provenance of recycled content that survives three owners.',
    'Dismantlers scan and know what is worth keeping.'] },
  'Oil that is cleaned, not changed': { also: ['Lubricant regeneration', 'Nanofilter oil care'], tags: ['reuse', 'leasing', 'repair'], says: [
    'Double separation takes out particles a filter never catches.',
    'Hydraulic fluid stays in service for a decade.',
    'Used lubricant is regenerated in a closed loop beside the press.',
    'Drums of waste become a cartridge the size of a loaf.'] },
  'A market for used spare parts': { also: ['Second-hand component exchange', 'Surplus stock trading'], tags: ['reuse', 'leasing'], says: [
    'Surplus motors find a buyer before they are written off.',
    'An exchange for obsolete components that nobody makes any more.',
    'Dead stock turns into cash, with checked quality.',
    'Plants lend one another what stands idle on the shelf.'] },
  'Waste-heat batteries': { also: ['Thermal stores for exhaust', 'Brick-based heat reservoirs'], tags: ['waste heat', 'leasing'], says: [
    'Exhaust from the kiln warms bricks that make steam at night.',
    'What went up the chimney heats the district next door.',
    'Surplus warmth is kept in phase-change salt until it is wanted.',
    'Recovers energy from flue gas without touching the process.'] },
  'Chemical recycling of seals': { also: ['Rubber depolymerisation', 'Elastomer-to-monomer plants'], tags: ['recycling', 'reuse'], says: [
    'Cross-linked rubber is taken apart into monomers again.',
    'Solvolysis of worn gaskets and hoses, at moderate temperature.',
    'Old elastomers are feedstock for new ones of the same grade.',
    'Devulcanised compound goes back into the mould.'] },
  'Repair by cold spray': { also: ['Supersonic metal build-up', 'Solid-state part restoration'], tags: ['repair', 'remanufacturing'], says: [
    'Metal dust at supersonic speed fills the worn spot without melting anything.',
    'Housings are restored to size instead of scrapped.',
    'Build-up of journals and flanges at room temperature.',
    'Aluminium castings get back what corrosion took.'] },
  // --- energy
  'High-temperature heat pumps': { also: ['Steam-raising compressors', 'Industrial warmth upgraders'], tags: ['heat pumps', 'electrification'], says: [
    'Lukewarm cooling water is lifted to process steam.',
    'Dryers and distillation columns leave gas boilers behind.',
    'Three units of warmth for one of electricity, also at 180 degrees.',
    'A Stirling cycle with helium upgrades what is usually thrown away.'] },
  'Electrolysers without iridium': { also: ['Alkaline membrane stacks', 'Precious-metal-free hydrogen makers'], tags: ['electrolysers', 'hydrogen'], says: [
    'Water is split over nickel foam; no precious metal is needed.',
    'Anion-exchange stacks make green gas for reduction furnaces.',
    'Power from wind becomes fuel that can be kept for a season.',
    'Membranes that last, built from catalysts anybody can buy.'] },
  'Molten-salt storage': { also: ['Liquid nitrate reservoirs', 'Hot-tank energy stores'], tags: ['storage', 'grid'], says: [
    'Nitrates at 560 degrees keep a night’s worth of power.',
    'Two tanks and a steam generator replace the peaking plant.',
    'Charged by cheap wind, discharged as steam or current.',
    'Long-duration buffer for solar fields and chemical parks.'] },
  'Plasma burners': { also: ['Electric arc torches', 'Flame-free furnace heating'], tags: ['electrification', 'power electronics'], says: [
    'An arc instead of a flame: ladles are heated without gas.',
    'Torches of ionised nitrogen fire rotary kilns.',
    'Cement and iron pellets without combustion.',
    'Retrofit for furnaces that burn oil today, fossil-free tomorrow.'] },
  'Solid-state transformers': { also: ['Silicon-carbide substations', 'Medium-voltage converters'], tags: ['power electronics', 'grid'], says: [
    'Silicon carbide switches shrink a substation to a cabinet.',
    'Direct current for chargers straight from the medium-voltage feeder.',
    'Voltage is shaped in microseconds rather than by tap changers.',
    'No copper mountain, no oil, half the losses at part load.'] },
  'Second-life battery containers': { also: ['Reused car cells in a box', 'Repurposed traction packs'], tags: ['storage', 'grid', 'demand response'], says: [
    'Packs from retired buses shave the peaks of a factory.',
    'Used cells are graded, racked and watched by their own software.',
    'Frequency regulation from what a car no longer wants.',
    'An accumulator the size of a lorry trailer, rented by the month.'] },
  'Demand response for furnaces': { also: ['Flexible load aggregation', 'Curtailment trading for smelters'], tags: ['demand response', 'electrification'], says: [
    'Melting waits a quarter of an hour when power is dear.',
    'Smelters earn money by standing still at the right moment.',
    'Flexibility is bundled and sold to the system operator.',
    'Load shedding that the metallurgist has agreed to.'] },
  'Hydrogen leak cameras': { also: ['Gas escape imagers', 'Laser-based H2 detectors'], tags: ['hydrogen', 'power electronics'], says: [
    'Raman scattering makes an invisible escape visible from fifty metres.',
    'Safety for refuelling stations: a cloud is seen before it can ignite.',
    'Leaks at flanges are pinpointed from behind the fence.',
    'Optical gas imaging for the lightest element.'] },
  // --- maritime
  'Hull-cleaning robots': { also: ['Underwater grooming crawlers', 'Biofouling removal machines'], tags: ['hull cleaning', 'underwater noise'], says: [
    'Barnacles and slime are brushed off before they slow the vessel.',
    'Biofouling is captured, not set free in the harbour.',
    'Regular grooming keeps the coating smooth and drag low.',
    'A crawler with soft brushes works below the waterline during port stay.'] },
  'Foldable rotor sails': { also: ['Flettner cylinders that tilt', 'Wind propulsion masts'], tags: ['wind assist', 'voyage optimisation'], says: [
    'Spinning cylinders use the Magnus effect to push the tanker.',
    'Wind propulsion that lies flat under bridges and cranes.',
    'Bunker bills fall on the North Atlantic with every gale.',
    'Flettner’s idea of 1924, with bearings that last.'] },
  'Voyage planning': { also: ['Weather routing', 'Just-in-time arrival software'], tags: ['voyage optimisation', 'port operations'], says: [
    'Routes avoid the worst waves and arrive when the berth is free.',
    'Currents, weather and draught decide the speed of each leg.',
    'Captains get three options with fuel and risk beside them.',
    'Slow steaming where it pays, a sprint where it must.'] },
  'Silent propeller blades': { also: ['Low-cavitation screws', 'Quiet ship thrusters'], tags: ['underwater noise', 'voyage optimisation'], says: [
    'Cavitation is put off by two knots through tiny holes near the tip.',
    'Whales hear less and the engineer sleeps better.',
    'Screws shaped by evolutionary search, cast in bronze.',
    'Radiated sound falls by ten decibels in sheltered fjords.'] },
  'Ammonia sensors': { also: ['Toxic fuel detectors', 'Bunkering gas alarms'], tags: ['ammonia', 'port operations'], says: [
    'A sniff of the new fuel is noticed at one part in a million.',
    'Crews are warned before the toxic cloud reaches the gangway.',
    'Electrochemical cells for engine rooms and bunkering hoses.',
    'Slip after the catalyst is measured while the engine runs.'] },
  'Shore-power robots': { also: ['Automatic quay plugs', 'Cold-ironing arms'], tags: ['port operations', 'batteries'], says: [
    'An arm on the quay plugs the ferry in within a minute.',
    'Cold ironing without anybody lifting heavy cables.',
    'Diesels are stopped as soon as the ropes are fast.',
    'Berthed ships are charged although the tide moves them.'] },
  'Crew fatigue monitors': { also: ['Watchkeeper alertness trackers', 'Sleep-aware bridge systems'], tags: ['voyage optimisation', 'port operations'], says: [
    'A wristband knows when the officer of the watch is about to nod off.',
    'Rest hours are recorded as they were, not as they should have been.',
    'Drowsiness on the bridge raises a gentle alarm first.',
    'Rosters follow how tired seafarers really are.'] },
  'Battery racks for ferries': { also: ['Marine accumulator modules', 'Type-approved lithium packs'], tags: ['batteries', 'port operations'], says: [
    'Lithium iron phosphate in modules that a fire cannot jump between.',
    'Electric crossings every twenty minutes, charged at both ends.',
    'Zero-emission propulsion for short sea routes.',
    'Cells are cooled by sea water and lifted out by crane in an hour.'] },
};
