import { field } from './field.ts';

export const photonics = field({
  industry: 'Photonics',
  tags: ['photonics', 'lasers', 'spectroscopy', 'optical metrology', 'lidar', 'hyperspectral'],
  customers: ['metals and glass', 'pharma and food', 'semiconductor equipment'],
  qualities: ['at full line speed', 'through steam and dust', 'calibrating itself', 'easy to retrofit', 'with two-year calibration', 'with open data formats'],
  names: { roots: ['Photo', 'Lumi', 'Prism', 'Spectra', 'Lase', 'Opti', 'Beam', 'Radian', 'Lens', 'Candela'], endings: ['optic', 'iris', 'lens', 'ray', 'prism', 'lux'], nouns: ['Photonics', 'Optics', 'Lasers', 'Imaging'] },
  products: {
    'Laser flatness gauges': { also: ['Contactless shape meters', 'Optical strip profilers'], tags: ['optical metrology', 'lasers'],
      uses: ['steel strip', 'aluminium foil', 'paper webs', 'float glass', 'copper strip'], says: [
      'Laser lines measure flatness at 18 m/s without touching the strip.',
      'The gauge looks through steam by evaluating two wavelengths.',
      'A reference bar in every revolution keeps drift below one I-unit in two years.'] },
    'On-chip spectrometers': { also: ['Miniature spectrometers', 'Chip-based gas analysers'], tags: ['spectroscopy', 'photonics'],
      uses: ['oil condition', 'grain quality', 'flue gas', 'fermentation', 'plastic sorting'], says: [
      'A spectrometer the size of a coin replaces a laboratory instrument.',
      'Composition is measured every second directly in the process.',
      'Calibration models are transferred between devices without rework.'] },
    'Hyperspectral inspection': { also: ['Hyperspectral line cameras', 'Chemical imaging systems'], tags: ['hyperspectral', 'optical metrology'],
      uses: ['recycled flakes', 'frozen vegetables', 'coated sheet', 'tablets', 'ore on belts'], says: [
      'Each pixel carries 200 wavelengths and shows chemistry as well as shape.',
      'Contaminants that look alike in colour are told apart.',
      'Models are trained from a few dozen samples.'] },
    'Industrial lidar': { also: ['Long-range lidar sensors', 'Solid-state lidar'], tags: ['lidar', 'photonics'],
      uses: ['crane anti-collision', 'stockpile volumes', 'rail crossings', 'mine trucks', 'silo levels'], says: [
      'The sensor has no moving parts and sees 300 m through dust.',
      'Distance and speed are measured in one pulse.',
      'An interface for safety controllers is built in.'] },
  },
});

export const semiconductors = field({
  industry: 'Semiconductors',
  tags: ['chips', 'silicon carbide', 'gallium nitride', 'edge ai', 'wafer inspection', 'chip packaging'],
  customers: ['power electronics', 'sensor makers', 'chip manufacturing'],
  qualities: ['qualified for automotive use', 'from European fabs', 'with open tools', 'in sample quantities now', 'with design support', 'for small volumes'],
  names: { roots: ['Silica', 'Wafer', 'Dope', 'Lith', 'Gate', 'Junction', 'Chip', 'Bandgap', 'Etch', 'Quanta'], endings: ['chip', 'wafer', 'core', 'etch', 'logic', 'die'], nouns: ['Semiconductor', 'Devices', 'Circuits', 'Micro'] },
  products: {
    'Gallium nitride power chips': { also: ['Gallium nitride switches', 'Wide-bandgap power stages'], tags: ['gallium nitride', 'chips'],
      uses: ['motor drives', 'onboard chargers', 'server power supplies', 'solar inverters', 'robot joints'], says: [
      'Switches on gallium nitride cut losses in half and need a smaller heat sink.',
      'Driver and protection are integrated on the same chip.',
      'Devices pass 3,000 hours of high-humidity testing.'] },
    'Ultra-low-power AI chips': { also: ['In-memory computing chips', 'Edge inference chips'], tags: ['edge ai', 'chips'],
      uses: ['vibration sensors', 'hearing aids', 'battery cameras', 'smart meters', 'bearing sensors'], says: [
      'Weights are stored where they are used, so little energy is spent on moving data.',
      'A vibration model runs for five years on a coin cell.',
      'Models from common frameworks are converted automatically.'] },
    'Wafer defect inspection': { also: ['Subsurface wafer inspection', 'Wafer metrology tools'], tags: ['wafer inspection'],
      uses: ['silicon carbide wafers', 'bonded wafers', 'compound semiconductors', 'mems lines', 'reclaimed wafers'], says: [
      'Defects below the surface are found at 60 wafers per hour.',
      'Killer defects are separated from harmless ones by their shape.',
      'Results feed back to crystal growth within the same shift.'] },
    'Chip cooling plates': { also: ['Microchannel coolers', 'Direct liquid chip cooling'], tags: ['chip packaging', 'silicon carbide'],
      uses: ['AI servers', 'traction inverters', 'laser diodes', 'radar modules', 'fast chargers'], says: [
      'Microchannels in the substrate remove 1 kW per square centimetre.',
      'Pumping power is a tenth of that of cold plates.',
      'The plates are made on standard ceramic lines.'] },
  },
});

export const water = field({
  industry: 'Water technology',
  tags: ['water treatment', 'leak detection', 'desalination', 'pfas removal', 'reuse', 'monitoring'],
  customers: ['municipal water', 'food and beverage', 'chemicals and textiles'],
  qualities: ['without chemicals', 'powered by solar cells', 'with little maintenance', 'monitored remotely', 'installed in two days', 'paid by the month'],
  names: { roots: ['Aqua', 'Osmo', 'Rill', 'Brook', 'Delta', 'Clari', 'Sluice', 'Puri', 'Ripple', 'Cistern'], endings: ['flow', 'well', 'spring', 'osmo', 'rill', 'pure'], nouns: ['Water', 'Filtration', 'Membranes', 'Hydro'] },
  products: {
    'PFAS destruction units': { also: ['PFAS removal systems', 'Electrochemical PFAS treatment'], tags: ['pfas removal', 'water treatment'],
      uses: ['airport runoff', 'landfill leachate', 'drinking water', 'plating shops', 'firefighting sites'], says: [
      'PFAS are concentrated and broken down to fluoride on boron-doped electrodes.',
      'Residues stay below the European limit for drinking water.',
      'No loaded filter has to be incinerated.'] },
    'Pipe leak detection': { also: ['Water loss monitoring', 'Acoustic leak loggers'], tags: ['leak detection', 'monitoring'],
      uses: ['city networks', 'campus pipes', 'irrigation canals', 'cooling circuits', 'fire mains'], says: [
      'Loggers on hydrants hear leaks and locate them within a metre.',
      'Water loss is calculated for each district every night.',
      'Batteries last ten years at one report a day.'] },
    'Industrial water reuse': { also: ['Closed-loop process water', 'Membrane water recycling'], tags: ['reuse', 'water treatment'],
      uses: ['dye houses', 'dairies', 'pickling lines', 'breweries', 'chip fabs'], says: [
      'Ceramic membranes return 95 % of process water to the line.',
      'Heat and salts are recovered with the water.',
      'Plants operate without additional discharge permits.'] },
    'Solar desalination': { also: ['Batch reverse osmosis', 'Low-energy desalination'], tags: ['desalination'],
      uses: ['islands', 'greenhouses', 'coastal hotels', 'mines', 'fish farms'], says: [
      'Desalination follows the sun and needs no battery.',
      'Energy demand is 2 kWh per cubic metre.',
      'Brine is processed into salt for local industry.'] },
  },
});

export const agriculture = field({
  industry: 'Agricultural technology',
  tags: ['precision farming', 'weeding robots', 'soil sensors', 'biologicals', 'livestock', 'greenhouses'],
  customers: ['arable farming', 'fruit and vegetables', 'dairy farming'],
  qualities: ['with fewer chemicals', 'for farms below 100 ha', 'tested over three seasons', 'priced per hectare', 'for changing weather', 'certified for organic farms'],
  names: { roots: ['Agri', 'Acre', 'Field', 'Sow', 'Harrow', 'Grain', 'Tilla', 'Orchard', 'Meadow', 'Furrow'], endings: ['field', 'crop', 'seed', 'acre', 'root', 'grow'], nouns: ['Farming', 'Agriculture', 'Crops', 'Fields'] },
  products: {
    'Weeding robots': { also: ['Laser weeders', 'Autonomous field robots'], tags: ['weeding robots', 'precision farming'],
      uses: ['sugar beet', 'onions', 'vineyards', 'herbs', 'organic vegetables'], says: [
      'Cameras tell crop from weed in the seedling stage.',
      'Weeds are cut or burned within two millimetres of the plant.',
      'One robot works 30 hectares per season.'] },
    'Soil sensors': { also: ['Soil nutrient probes', 'Root-zone moisture sensors'], tags: ['soil sensors', 'precision farming'],
      uses: ['potatoes', 'orchards', 'irrigated maize', 'golf courses', 'tree nurseries'], says: [
      'Nitrate and moisture are measured in the root zone all season.',
      'Fertiliser is dosed by need, which saves about a quarter.',
      'The probe is ploughed in and decomposes after two years.'] },
    'Microbial crop protection': { also: ['Biological fungicides', 'Bacterial seed treatments'], tags: ['biologicals'],
      uses: ['wheat', 'grapes', 'strawberries', 'rapeseed', 'tomatoes'], says: [
      'Soil bacteria occupy the root and keep fungi away.',
      'Field trials over three seasons show the effect of a chemical fungicide.',
      'The product keeps for two years at room temperature.'] },
    'Livestock health monitoring': { also: ['Cow health sensors', 'Barn sound monitoring'], tags: ['livestock'],
      uses: ['dairy herds', 'pig barns', 'poultry houses', 'calf rearing', 'sheep flocks'], says: [
      'Coughing, gait and rumination are observed without collars.',
      'Illness is reported two days before it is visible.',
      'Use of antibiotics fell by a third on pilot farms.'] },
  },
});

export const medical = field({
  industry: 'Medical devices',
  tags: ['medical devices', 'wearables', 'surgical robots', 'implants', 'diagnostics', 'rehabilitation'],
  customers: ['hospitals', 'orthopaedic clinics', 'home care'],
  qualities: ['certified under MDR', 'for small clinics', 'reimbursed in two countries', 'easy to clean', 'validated in a multicentre study', 'taught in one day'],
  names: { roots: ['Medi', 'Ortho', 'Cardi', 'Vita', 'Clini', 'Suture', 'Pulmo', 'Derma', 'Heal', 'Stent'], endings: ['med', 'care', 'pulse', 'vita', 'plant', 'heal'], nouns: ['Medical', 'Health', 'Surgical', 'Biomedical'] },
  products: {
    'Smart orthopaedic implants': { also: ['Load-sensing implants', 'Instrumented knee implants'], tags: ['implants', 'medical devices'],
      uses: ['knee replacement', 'spinal fusion', 'hip revision', 'fracture plates', 'dental bridges'], says: [
      'The implant measures load and healing and is powered through the skin.',
      'Loosening is detected before the patient feels pain.',
      'Surgeons adjust rehabilitation to measured progress.'] },
    'Micro-surgical robots': { also: ['Robotic micro-instruments', 'Handheld surgical robots'], tags: ['surgical robots', 'medical devices'],
      uses: ['eye surgery', 'lymphatic vessels', 'ear surgery', 'nerve repair', 'paediatrics'], says: [
      'Hand movements are scaled down twentyfold and tremor is removed.',
      'The robot fits on an ordinary operating table.',
      'Instruments are reused 50 times.'] },
    'Wearable lung monitors': { also: ['Respiratory patches', 'Breath-sound wearables'], tags: ['wearables', 'diagnostics'],
      uses: ['COPD patients', 'asthma in children', 'heart failure', 'post-operative care', 'sleep studies'], says: [
      'A patch records breath sounds and oxygen over fourteen days.',
      'Deterioration is reported to the clinic two days earlier.',
      'Readmissions fell by a quarter in a study with 400 patients.'] },
    'Rehabilitation exoskeletons': { also: ['Soft exosuits', 'Motorised walking aids'], tags: ['rehabilitation', 'wearables'],
      uses: ['stroke patients', 'multiple sclerosis', 'hand therapy', 'elderly care', 'paraplegia'], says: [
      'Motors support a movement only as far as the patient needs it.',
      'One therapist can train three patients at the same time.',
      'Progress is documented for the insurer.'] },
  },
});

export const space = field({
  industry: 'Space technology',
  tags: ['satellites', 'earth observation', 'propulsion', 'space mechanisms', 'ground stations', 'remote sensing'],
  customers: ['satellite operation', 'insurance and mining', 'public agencies'],
  qualities: ['with an open interface', 'for commercial operators', 'delivered in twelve weeks', 'priced per year', 'for public agencies, too', 'developed with two universities'],
  names: { roots: ['Orbit', 'Astra', 'Apogee', 'Stella', 'Zenith', 'Cosmo', 'Perige', 'Nadir', 'Solar', 'Vector'], endings: ['orbit', 'sat', 'thrust', 'nova', 'sky', 'path'], nouns: ['Space', 'Orbital', 'Satellites', 'Propulsion'] },
  products: {
    'Green satellite thrusters': { also: ['Water-based thrusters', 'Electric satellite propulsion'], tags: ['propulsion', 'satellites'],
      uses: ['cubesats', 'collision avoidance', 'constellations', 'deorbiting', 'lunar missions'], says: [
      'The propellant is not toxic, so satellites are fuelled without suits.',
      'A thruster unit fits in half a cubesat.',
      'Over 40 units have worked in orbit.'] },
    'Long-life reaction wheels': { also: ['Magnetic reaction wheels', 'Satellite momentum wheels'], tags: ['space mechanisms', 'satellites'],
      uses: ['earth observation', 'radar satellites', 'space telescopes', 'docking vehicles', 'laser terminals'], says: [
      'Bearings with solid lubricant run for ten years without service.',
      'Micro-vibration is low enough for optical payloads.',
      'Drive electronics are integrated in the housing.'] },
    'Thermal earth observation': { also: ['Infrared satellite imaging', 'Surface heat maps from orbit'], tags: ['earth observation', 'remote sensing'],
      uses: ['wildfire detection', 'urban heat', 'factory activity', 'water stress', 'pipeline monitoring'], says: [
      'Land surface temperature is measured twice a day at 30 m.',
      'Fires are reported within ten minutes of a pass.',
      'Archive and live data are available through one interface.'] },
    'Ground motion monitoring': { also: ['Radar deformation maps', 'Subsidence monitoring'], tags: ['remote sensing', 'earth observation'],
      uses: ['tailings dams', 'rail embankments', 'open-pit mines', 'harbour walls', 'gas fields'], says: [
      'Radar satellites measure movement of the ground in millimetres.',
      'Operators receive a warning when movement accelerates.',
      'No instrument has to be installed on site.'] },
  },
});
