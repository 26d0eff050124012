import { field } from './field.ts';

export const materials = field({
  industry: 'Advanced materials',
  tags: ['coatings', 'polymers', 'alloys', 'surface treatment', 'bio-based', 'composites', 'nanomaterials'],
  customers: ['automotive supply', 'marine equipment', 'machine building'],
  qualities: ['with a lower carbon footprint', 'ready for series parts', 'without fluorine', 'resistant to salt water', 'supplied with test data', 'made in Europe'],
  names: { roots: ['Mater', 'Ferro', 'Carba', 'Nano', 'Alloy', 'Poly', 'Cera', 'Lamina', 'Crysta', 'Fibra'], endings: ['mat', 'phase', 'form', 'stone', 'bond', 'shield'], nouns: ['Materials', 'Coatings', 'Composites', 'Surfaces'] },
  products: {
    'Diamond-like coatings': { also: ['Hard carbon films', 'Amorphous carbon coatings'], tags: ['coatings', 'surface treatment'],
      uses: ['gear teeth', 'fuel injectors', 'cutting tools', 'piston pins', 'bearing raceways'], says: [
      'A plasma process deposits a carbon layer of two micrometres at 180 °C.',
      'Friction of lubricated contacts falls by about a third.',
      'Aluminium is cut dry because chips do not stick to the edge.'] },
    'Self-lubricating polymers': { also: ['Maintenance-free plastic bushings', 'Dry-running plain bearings'], tags: ['polymers', 'composites'],
      uses: ['harvester hinges', 'door systems', 'looms', 'solar trackers', 'sluice gates'], says: [
      'Solid lubricant in the polymer is released as the surface wears.',
      'The bushings run without grease and do not attract dust.',
      'A fluorine-free blend slides on steel for a million cycles.'] },
    'Cellulose composites': { also: ['Wood-fibre laminates', 'Flax-reinforced panels'], tags: ['composites', 'bio-based'],
      uses: ['vehicle interiors', 'machine covers', 'boat decks', 'loudspeaker housings', 'cable trays'], says: [
      'Fibres of spruce and flax replace glass fibre in load-bearing panels.',
      'Panels are 30 % lighter and can be burned for energy at end of life.',
      'Material data cards for simulation come with each grade.'] },
    'Hard chrome substitutes': { also: ['Chromium-free plating', 'Thermal-sprayed rod coatings'], tags: ['coatings', 'surface treatment', 'alloys'],
      uses: ['piston rods', 'landing gear', 'printing rollers', 'mould inserts', 'crane hooks'], says: [
      'Laser-clad and sprayed layers replace baths with hexavalent chromium.',
      'Hydraulic rods withstand 1,000 hours of salt spray.',
      'Existing parts are recoated without changing their drawing.'] },
    'Colour-changing safety coatings': { also: ['Strain-indicating paints', 'Overload-indicating coatings'], tags: ['coatings', 'nanomaterials'],
      uses: ['crane hooks', 'lifting chains', 'scaffold couplers', 'pressure vessels', 'steel ropes'], says: [
      'Microcapsules in the paint break at a set strain and change its colour for good.',
      'An inspector sees at a glance whether a part was overloaded.',
      'The paint keeps its function for ten years outdoors and at minus 30 °C.'] },
  },
});

export const additive = field({
  industry: 'Additive manufacturing',
  tags: ['3d printing', 'metal powder', 'alloys', 'cold spray', 'repair', 'post-processing', 'quality assurance'],
  customers: ['energy and aerospace', 'tool making', 'spare-part logistics'],
  qualities: ['qualified for pressure parts', 'within 48 hours', 'with a digital record', 'in small batches', 'certified for aviation', 'close to the customer'],
  names: { roots: ['Addi', 'Layer', 'Voxel', 'Sinter', 'Powder', 'Print', 'Laser', 'Melt', 'Strata', 'Lattice'], endings: ['print', 'layer', 'fuse', 'form', 'forge', 'build'], nouns: ['Additive', 'Manufacturing', 'Metals', '3D'] },
  products: {
    'Recycled alloy powders': { also: ['Metal powders from scrap', 'Reclaimed printing powders'], tags: ['metal powder', 'alloys'],
      uses: ['laser powder-bed printers', 'turbine repair', 'hydraulic manifolds', 'tool inserts', 'medical implants'], says: [
      'Swarf and offcuts are atomised into feedstock for additive manufacturing.',
      'The powder has one fifth of the footprint of primary material.',
      'Each batch carries a record of its source and chemistry.'] },
    'Cold-spray repair': { also: ['Supersonic metal build-up', 'Solid-state part restoration'], tags: ['cold spray', 'repair'],
      uses: ['bearing housings', 'pump shafts', 'aircraft castings', 'rolling mill rolls', 'ship crankcases'], says: [
      'Metal powder at supersonic speed rebuilds worn surfaces without melting them.',
      'Housings are restored to size within a day instead of being scrapped.',
      'A mobile unit repairs large parts where they stand.'] },
    'In-process print monitoring': { also: ['Melt-pool inspection systems', 'Layer-wise print control'], tags: ['quality assurance', '3d printing'],
      uses: ['aerospace brackets', 'heat exchangers', 'tool steel inserts', 'orthopaedic implants', 'rocket nozzles'], says: [
      'Cameras record each layer and stop the print when a defect begins.',
      'Porosity is predicted well enough to halve computed tomography.',
      'The record of a part goes straight into its certificate.'] },
    'Binder-jet gears': { also: ['Printed gear wheels', 'Sinter-based metal parts'], tags: ['3d printing', 'post-processing'],
      uses: ['robot joints', 'e-bike drives', 'power tools', 'surgical instruments', 'actuators'], says: [
      'Gears are printed from steel powder and sintered to 99 % density.',
      'Internal channels for lubrication come at no extra cost.',
      'Series of a few thousand parts need no tooling.'] },
  },
});

export const recycling = field({
  industry: 'Circular economy',
  tags: ['remanufacturing', 'recycling', 'reuse', 'scrap sorting', 'repair', 'leasing', 'slag'],
  customers: ['steel and foundries', 'mining equipment', 'machine rental'],
  qualities: ['at the customer’s site', 'with payback in two years', 'with full documentation', 'for small volumes', 'without upfront payment', 'operated by one person'],
  names: { roots: ['Renew', 'Cyclo', 'Scrap', 'Loop', 'Second', 'Again', 'Circu', 'Sorta', 'Reclaim', 'Refit'], endings: ['loop', 'cycle', 'turn', 'sort', 'yield', 'back'], nouns: ['Circular', 'Recycling', 'Recovery', 'Remanufacturing'] },
  products: {
    'Laser scrap sorting': { also: ['Spectroscopic metal sorters', 'Alloy separation belts'], tags: ['scrap sorting', 'recycling'],
      uses: ['aluminium series', 'shredded cars', 'stainless grades', 'copper-bearing scrap', 'foundry returns'], says: [
      'Plasma spectra tell aluminium alloys apart at three metres per second.',
      'Copper and tin are removed before they spoil the melt.',
      'Mixed scrap becomes clean grades that replace primary metal.'] },
    'Scrap composition scanners': { also: ['Neutron scrap analysers', 'Truckload composition scanners'], tags: ['scrap sorting', 'recycling'],
      uses: ['arc-furnace charges', 'scrap yards', 'incoming rail wagons', 'port terminals', 'foundry charges'], says: [
      'A neutron source measures the composition of a whole truckload in four minutes.',
      'Copper and tin are reported to 0.05 % before the furnace is charged.',
      'Suppliers are paid by what the load contains.'] },
    'Slag-based binders': { also: ['Cement substitutes from slag', 'Carbonated slag aggregates'], tags: ['slag', 'reuse'],
      uses: ['ready-mix concrete', 'road construction', 'precast blocks', 'mine backfill', 'harbour walls'], says: [
      'Electric-arc slag is granulated and activated so that it sets like cement.',
      'Chromium is bound in the mineral structure and does not leach.',
      'Heat from the slag dries and mills the product.'] },
    'On-site remanufacturing': { also: ['Container workshops for rebuilt parts', 'Mobile bearing refurbishment'], tags: ['remanufacturing', 'repair', 'reuse'],
      uses: ['mining gearboxes', 'large bearings', 'paper mill rolls', 'wind turbine parts', 'rail axle boxes'], says: [
      'A workshop in two containers inspects, regrinds and certifies parts near the customer.',
      'Turnaround falls from eight weeks to three days.',
      'Each part receives a new warranty and an inspection record.'] },
    'Surplus spare-part trading': { also: ['Spare-part exchanges', 'Second-hand component trading'], tags: ['reuse', 'leasing'],
      uses: ['paper mills', 'power stations', 'chemical parks', 'obsolete drives', 'shipyards'], says: [
      'Plants offer unused stock to each other before it is written off.',
      'Obsolete components are tested and sold with a warranty.',
      'A catalogue service recognises parts from photographs of their label.'] },
  },
});

export const batteryRecycling = field({
  industry: 'Battery recycling',
  tags: ['battery recycling', 'black mass', 'lithium', 'hydrometallurgy', 'second life', 'diagnostics', 'safety'],
  customers: ['car manufacturing', 'cell production', 'waste management'],
  qualities: ['for all cell formats', 'close to the customer', 'with a digital record', 'for damaged packs, too', 'priced per kilogram', 'for two operators'],
  names: { roots: ['Lithi', 'Cell', 'Anode', 'Volta', 'Catho', 'Black', 'Redox', 'Ion', 'Charge', 'Nickel'], endings: ['cell', 'cycle', 'mass', 'ion', 'pack', 'redox'], nouns: ['Recycling', 'Batteries', 'Metals', 'Recovery'] },
  products: {
    'Direct cathode recycling': { also: ['Cathode regeneration', 'Relithiation lines'], tags: ['battery recycling', 'lithium'],
      uses: ['cell production scrap', 'LFP packs', 'NMC cathodes', 'e-bike batteries', 'bus batteries'], says: [
      'Used cathode powder is relithiated instead of being dissolved.',
      'The crystal structure survives, which saves 70 % of the energy.',
      'Cell makers receive powder that runs on their existing coaters.'] },
    'Black-mass refining': { also: ['Hydrometallurgical battery refining', 'Black-mass leaching plants'], tags: ['black mass', 'hydrometallurgy'],
      uses: ['mixed lithium cells', 'nickel-rich cathodes', 'consumer batteries', 'grid storage packs', 'mining vehicle packs'], says: [
      'Nickel, cobalt, manganese and lithium leave the plant as battery-grade salts.',
      'Reagents are regenerated on site, so there is no sodium sulphate to dispose of.',
      'A line of modules treats 5,000 tonnes a year.'] },
    'Robotic pack disassembly': { also: ['Automated battery dismantling', 'Pack-opening robot cells'], tags: ['battery recycling', 'safety'],
      uses: ['car traction packs', 'bus packs', 'warranty returns', 'forklift batteries', 'recall campaigns'], says: [
      'Cameras and force control let robots open packs of more than 60 types.',
      'Workers stay away from high voltage and damaged cells.',
      'Modules are sorted for second life or recycling in the same cell.'] },
    'Battery health diagnostics': { also: ['Fast battery grading', 'State-of-health testers'], tags: ['diagnostics', 'second life'],
      uses: ['used electric cars', 'second-life storage', 'fleet depots', 'workshop intake', 'insurance claims'], says: [
      'An impedance measurement grades a battery pack in three minutes.',
      'The result estimates remaining capacity within two per cent.',
      'Certificates follow the pack through resale and reuse.'] },
  },
});

export const packaging = field({
  industry: 'Packaging',
  tags: ['reusable packaging', 'bio-based', 'deposit systems', 'fibre packaging', 'traceability', 'recycling'],
  customers: ['consumer goods', 'automotive logistics', 'e-commerce'],
  qualities: ['recyclable with paper', 'marked with a printed code', 'sized to order', 'safe for food', 'on existing filling lines', 'made in three countries'],
  names: { roots: ['Pack', 'Wrap', 'Fibre', 'Refill', 'Carto', 'Pulp', 'Crate', 'Box', 'Vessel', 'Parcel'], endings: ['pack', 'wrap', 'crate', 'fold', 'fill', 'pulp'], nouns: ['Packaging', 'Reuse', 'Fibre', 'Refill'] },
  products: {
    'Reusable transport packaging': { also: ['Returnable industrial crates', 'Foldable pooling boxes'], tags: ['reusable packaging', 'traceability'],
      uses: ['gearbox parts', 'car body panels', 'bearing rings', 'fresh produce', 'battery cells'], says: [
      'Foldable crates replace single-use cartons and wooden pallets.',
      'Each crate reports its location, so that losses stay below one per cent.',
      'Cleaning and return transport are included in the price per trip.'] },
    'Moulded fibre packaging': { also: ['Dry-moulded fibre trays', 'Paper-based inserts'], tags: ['fibre packaging', 'bio-based'],
      uses: ['electronics', 'cosmetics', 'ready meals', 'spare parts', 'wine bottles'], says: [
      'Dry fibre is pressed into shape with a tenth of the usual water and energy.',
      'The trays replace expanded polystyrene and go into the paper bin.',
      'Tools for a new shape are ready in two weeks.'] },
    'Refill systems': { also: ['Deposit return systems', 'Refill dispensers'], tags: ['deposit systems', 'reusable packaging'],
      uses: ['cleaning products', 'workshop chemicals', 'canteens', 'lubricant drums', 'supermarkets'], says: [
      'Containers with a printed code are returned, washed and refilled.',
      'Deposits are booked automatically at collection points.',
      'Producers see how often each container has been used.'] },
    'Seaweed barrier films': { also: ['Bio-based barrier coatings', 'Plastic-free films'], tags: ['bio-based', 'recycling'],
      uses: ['dry food', 'takeaway boxes', 'detergent pods', 'garden products', 'hotel amenities'], says: [
      'A coating from seaweed keeps oil and oxygen out of paper packaging.',
      'It dissolves in the pulper and does not disturb paper recycling.',
      'The film runs on standard coating machines.'] },
  },
});
