import { field } from './field.ts';

export const hydrogen = field({
  industry: 'Hydrogen',
  tags: ['hydrogen', 'electrolysers', 'hydrogen storage', 'fuel cells', 'burners', 'safety', 'green steel'],
  customers: ['steel and glass', 'refuelling networks', 'industrial gases'],
  qualities: ['delivered ready to connect', 'sized for one site', 'serviced twice a year', 'with a ten-year guarantee', 'approved for public sites', 'built from standard parts'],
  names: { roots: ['Hydro', 'Proton', 'Stack', 'Aqua', 'Elec', 'Prota', 'Green', 'Gasol', 'Cata', 'Helio'], endings: ['gen', 'stack', 'lyte', 'proton', 'gas', 'spark'], nouns: ['Hydrogen', 'Electrolysis', 'Energy', 'Gases'] },
  products: {
    'Iridium-free electrolysers': { also: ['Alkaline membrane stacks', 'Anion-exchange electrolysers'], tags: ['electrolysers', 'hydrogen'],
      uses: ['reheating furnaces', 'wind farms', 'fertiliser plants', 'glass works', 'refuelling stations'], says: [
      'Anion exchange membranes and nickel foam electrodes need no precious metal.',
      'Stacks follow the output of a wind farm within seconds.',
      'Efficiency stays above 75 % between 10 and 100 % load.'] },
    'Metal-hydride storage': { also: ['Solid hydrogen stores', 'Low-pressure hydrogen tanks'], tags: ['hydrogen storage', 'hydrogen'],
      uses: ['rolling mills', 'island grids', 'backup power', 'inland vessels', 'remote mines'], says: [
      'Hydrogen is bound in metal powder at 30 bar instead of compressed to 500.',
      'Three days of supply fit beside a plant without a safety zone.',
      'Waste heat releases the gas again.'] },
    'Hydrogen burners': { also: ['Flexible-fuel furnace burners', 'Low-NOx hydrogen burners'], tags: ['burners', 'green steel'],
      uses: ['reheating furnaces', 'glass melting', 'forging furnaces', 'aluminium casting', 'galvanising lines'], says: [
      'The burner takes any mix of natural gas and hydrogen from 0 to 100 %.',
      'Staged combustion keeps nitrogen oxides below 100 mg/m³.',
      'Existing furnaces are converted during a weekend.'] },
    'Hydrogen leak cameras': { also: ['Hydrogen imaging sensors', 'Laser-based hydrogen detectors'], tags: ['hydrogen', 'safety'],
      uses: ['refuelling stations', 'compressor halls', 'electrolyser plants', 'pipeline flanges', 'ammonia terminals'], says: [
      'Raman scattering makes escaping hydrogen visible from fifty metres.',
      'Leaks at flanges are located from outside the hazardous area.',
      'The camera replaces dozens of point detectors.'] },
  },
});

export const storage = field({
  industry: 'Energy storage',
  tags: ['storage', 'waste heat', 'grid', 'second life', 'batteries', 'thermal storage'],
  customers: ['energy-intensive industry', 'municipal utilities', 'data centres'],
  qualities: ['for plants with a weak grid', 'with a ten-year guarantee', 'delivered in modules', 'with an approved fire concept', 'rented by the month', 'built from standard parts'],
  names: { roots: ['Store', 'Salt', 'Therma', 'Reserv', 'Buffer', 'Accu', 'Kelvin', 'Brick', 'Latent', 'Joule'], endings: ['store', 'cell', 'bank', 'vault', 'therm', 'charge'], nouns: ['Storage', 'Energy', 'Thermal', 'Power'] },
  products: {
    'Molten-salt storage': { also: ['Liquid-salt heat stores', 'Molten-salt steam plants'], tags: ['storage', 'thermal storage'],
      uses: ['chemical parks', 'solar fields', 'paper mills', 'converted coal plants', 'district heating'], says: [
      'Two tanks of nitrate salt at 560 °C hold a night of energy.',
      'Cheap wind power is stored and returned as steam or electricity.',
      'The plant reuses turbines and grid connections of closed power stations.'] },
    'Waste-heat batteries': { also: ['Brick heat stores', 'Exhaust heat stores'], tags: ['waste heat', 'thermal storage'],
      uses: ['brick kilns', 'foundries', 'arc furnaces', 'cement plants', 'hardening shops'], says: [
      'Hot exhaust from the kiln heats a store that makes steam at night.',
      'Energy is recovered from flue gas without touching the process.',
      'Surplus heat is sold to a neighbour or a district network.'] },
    'Second-life battery containers': { also: ['Reused traction-battery storage', 'Repurposed car-battery storage'], tags: ['second life', 'storage', 'grid'],
      uses: ['charging hubs', 'factory peaks', 'ferry quays', 'construction sites', 'farm solar'], says: [
      'Packs from retired buses and cars cut the peak load of a factory.',
      'Cells are graded, racked and supervised one by one.',
      'A container delivers 1 MWh at half the price of new cells.'] },
    'Flow batteries': { also: ['Vanadium flow batteries', 'Organic flow batteries'], tags: ['batteries', 'storage', 'grid'],
      uses: ['solar parks', 'microgrids', 'mining sites', 'wind curtailment', 'ferry charging'], says: [
      'Energy is stored in tanks of electrolyte that neither burn nor age.',
      'Power and capacity are sized independently, up to twelve hours.',
      'The electrolyte is leased and returned after 25 years.'] },
  },
});

export const processHeat = field({
  industry: 'Industrial heat',
  tags: ['heat pumps', 'electrification', 'furnaces', 'steam', 'induction', 'waste heat', 'district heating'],
  customers: ['steel and metals', 'food and dairy', 'chemicals and paper'],
  qualities: ['with payback in six years', 'planned with the customer', 'with a performance guarantee', 'controlled by power price', 'financed over ten years', 'serviced remotely'],
  names: { roots: ['Calor', 'Kiln', 'Vapour', 'Ardent', 'Solstice', 'Hearth', 'Furna', 'Caldera', 'Torch', 'Boiler'], endings: ['heat', 'therm', 'steam', 'glow', 'flame', 'warm'], nouns: ['Heat', 'Thermal', 'Furnaces', 'Process'] },
  products: {
    'High-temperature heat pumps': { also: ['Steam-generating heat pumps', 'Industrial heat pumps'], tags: ['heat pumps', 'electrification', 'steam'],
      uses: ['dairies', 'paper drying', 'distillation columns', 'district heating', 'greenhouses'], says: [
      'Cooling water at 60 °C is raised to process steam at 180 °C.',
      'Gas boilers for dryers and distillation are replaced one by one.',
      'Each unit of electricity yields between two and three units of heat.'] },
    'Plasma burners': { also: ['Electric arc torches', 'Flame-free furnace heaters'], tags: ['electrification', 'furnaces'],
      uses: ['ladle heating', 'lime kilns', 'pelletising', 'cement kilns', 'aluminium melting'], says: [
      'An electric arc in nitrogen replaces the gas flame.',
      'Torches fit into existing burner openings.',
      'The furnace atmosphere stays free of combustion gas and hydrogen.'] },
    'Electric hardening furnaces': { also: ['Resistance-heated hardening lines', 'Induction hardening cells'], tags: ['furnaces', 'induction', 'electrification'],
      uses: ['bearing rings', 'gear wheels', 'drive shafts', 'rail components', 'tool steel'], says: [
      'Silicon carbide heaters hold 860 °C within two degrees.',
      'An insulated core keeps temperature through a four-hour power gap.',
      'Chamber furnaces are converted from gas during a summer stop.'] },
    'Low-temperature heat networks': { also: ['Waste-heat pipelines', 'Plastic district-heat pipes'], tags: ['district heating', 'waste heat'],
      uses: ['greenhouses', 'fish farms', 'new housing', 'swimming halls', 'timber drying'], says: [
      'Flexible plastic pipes cost a third of steel pipes to lay.',
      'Supply at 60 °C keeps losses below five per cent over eight kilometres.',
      'Municipality, growers and plant share ownership of the network.'] },
  },
});

export const grid = field({
  industry: 'Power systems',
  tags: ['power electronics', 'grid', 'demand response', 'charging', 'silicon carbide', 'forecasting', 'electrification'],
  customers: ['grid operation', 'metals and chemicals', 'ports and depots'],
  qualities: ['for weak grids', 'for sites above 1 MW', 'with an open interface', 'set up in a week', 'supported day and night', 'paid from savings'],
  names: { roots: ['Watt', 'Ampere', 'Flux', 'Phase', 'Volta', 'Power', 'Induct', 'Current', 'Relay', 'Ohm'], endings: ['grid', 'watt', 'flux', 'node', 'switch', 'volt'], nouns: ['Power', 'Grid', 'Electric', 'Energy'] },
  products: {
    'Solid-state transformers': { also: ['Silicon-carbide substations', 'Medium-voltage converters'], tags: ['power electronics', 'silicon carbide', 'grid'],
      uses: ['charging parks', 'electrolysers', 'data centres', 'rail substations', 'shore power'], says: [
      'Silicon carbide switches shrink a substation to a cabinet.',
      'Direct current is taken straight from the medium-voltage line.',
      'Voltage is controlled within microseconds and without oil.'] },
    'Furnace demand response': { also: ['Flexible load control', 'Load-shifting software'], tags: ['demand response', 'electrification'],
      uses: ['aluminium smelters', 'arc furnaces', 'electric boilers', 'cold stores', 'hardening shops'], says: [
      'Melting is shifted by a quarter of an hour when electricity is expensive.',
      'Flexibility of several plants is bundled and sold to the grid operator.',
      'Limits set by the metallurgist are never crossed.'] },
    'Energy forecasts': { also: ['Load forecasting services', 'Power consumption forecasts'], tags: ['forecasting', 'grid'],
      uses: ['steel plants', 'power purchasing', 'charging depots', 'water works', 'food factories'], says: [
      'Electricity use is forecast for each quarter of an hour of the next day.',
      'Weather, shifts and order books are combined in one model.',
      'Day-ahead purchasing becomes more exact and imbalance costs fall.'] },
    'Megawatt charging stations': { also: ['Buffered fast chargers', 'Automatic high-power chargers'], tags: ['charging', 'power electronics'],
      uses: ['electric ferries', 'truck depots', 'mine haul trucks', 'airport vehicles', 'harbour tugs'], says: [
      'A buffer on shore delivers 10 MW from a grid connection of 2 MW.',
      'The arm connects by itself and follows the movement of waves.',
      'Liquid-cooled contacts are designed for forty connections a day.'] },
  },
});

export const carbonCapture = field({
  industry: 'Carbon capture',
  tags: ['carbon capture', 'direct air capture', 'mineralisation', 'carbon utilisation', 'sorbents', 'monitoring'],
  customers: ['cement and lime', 'waste incineration', 'steel and chemicals'],
  qualities: ['verified by third parties', 'powered by waste heat', 'in modular units', 'with open data', 'on a small footprint', 'financed per tonne'],
  names: { roots: ['Carbo', 'Sorb', 'Aero', 'Minera', 'Basalt', 'Capta', 'Carb', 'Sequa', 'Air', 'Stack'], endings: ['sorb', 'capture', 'sink', 'bind', 'min', 'vent'], nouns: ['Carbon', 'Capture', 'Climate', 'Removal'] },
  products: {
    'Solid-sorbent capture': { also: ['Solid-sorbent flue-gas units', 'Amine-free capture modules'], tags: ['carbon capture', 'sorbents'],
      uses: ['cement kilns', 'waste incinerators', 'lime works', 'steel reheating', 'biogas plants'], says: [
      'A solid sorbent binds carbon dioxide and releases it at 90 °C.',
      'Waste heat from the plant covers most of the energy demand.',
      'Modules are the size of a container and work in parallel.'] },
    'Direct air capture units': { also: ['Air contactor modules', 'Direct air capture plants'], tags: ['direct air capture', 'sorbents'],
      uses: ['synthetic fuels', 'beverage gas', 'geothermal sites', 'greenhouses', 'removal credits'], says: [
      'Fans draw air over a ceramic honeycomb that binds carbon dioxide.',
      'Regeneration at low pressure needs a third less heat.',
      'Each tonne is metered and verified by an independent auditor.'] },
    'Mineral carbonation': { also: ['Concrete carbonation', 'Slag mineralisation'], tags: ['mineralisation', 'carbon utilisation'],
      uses: ['recycled concrete', 'steel slag', 'precast blocks', 'mine tailings', 'ash disposal'], says: [
      'Carbon dioxide reacts with waste minerals and becomes limestone.',
      'Concrete gains strength and needs less cement.',
      'The carbon stays bound for thousands of years.'] },
    'Carbon-to-chemicals reactors': { also: ['Carbon dioxide electrolysers', 'Methanol synthesis units'], tags: ['carbon utilisation'],
      uses: ['methanol', 'formic acid', 'polymers', 'marine fuel', 'solvents'], says: [
      'Captured carbon dioxide and water become base chemicals in one step.',
      'The reactor follows variable power without losing its catalyst.',
      'Products replace fossil feedstock with no change downstream.'] },
  },
});
