/**
 * Words for the same in what companies are about, written by us for this field; each in the form in which it
 * is indexed. What is only related is not here: the search by meaning finds it.
 */

/** Verbs that are written with s in Britain and with z in America: “optimise”, “optimize”. */
const verbs = `carbon central commercial crystal custom decarbon decentral digit electr harmon industrial local
  mechan minim modern monet optim organ personal polymer priorit standard steril synchron token
  vapor visual`;

/** Their forms that companies are described in. */
const endings = ['e', 'ed', 'ation'];

/** British and American, and other spellings of one word. */
const spellings = `
  acknowledgement acknowledgment; aeroplane airplane; ageing aging; aluminium aluminum; anaemia
  anemia; anaesthesia anesthesia; anaesthetic anesthetic; analogue analog; analyse analyze; analyser
  analyzer; analysing analyzing; archaeology archeology; armour armor; artefact artifact; behaviour
  behavior; caesium cesium; calibre caliber; catalogue catalog; catalyse catalyze; catalyser
  catalyzer; centre center; cipher cypher; colour color; coloured colored; colouring coloring;
  datacentre datacenter; defence defense; dialogue dialog; disc disk; doughnut donut; electrolyser
  electrolyzer; enrolment enrollment; favourite favorite; fertiliser fertilizer; fibre fiber; flavour
  flavor; flavouring flavoring; foetal fetal; fuelling fueling; fulfilment fulfillment; gauge gage;
  grey gray; gynaecology gynecology; haematology hematology; haemoglobin hemoglobin; harbour harbor;
  hydrolyse hydrolyze; ioniser ionizer; jewellery jewelry; kerb curb; kilometre kilometer; labelled
  labeled; labelling labeling; labour labor; leukaemia leukemia; licence license; litre liter;
  manoeuvre maneuver; metre meter; modelled modeled; modelling modeling; moisturiser moisturizer;
  mould mold; moulded molded; moulding molding; nebuliser nebulizer; neighbour neighbor; odour odor;
  oedema edema; oesophagus esophagus; oestrogen estrogen; optimiser optimizer; orthopaedic orthopedic;
  paediatric pediatric; panelling paneling; paralyse paralyze; plough plow; programme program;
  pulveriser pulverizer; refuelling refueling; sanitiser sanitizer; signalling signaling; speciality
  specialty; steriliser sterilizer; sulphate sulfate; sulphide sulfide; sulphur sulfur; sulphuric
  sulfuric; theatre theater; traveller traveler; travelling traveling; tumour tumor; tunnelling
  tunneling; tyre tire; vapour vapor; vaporiser vaporizer; visualiser visualizer; woollen woolen;
  yoghurt yogurt`;

/** Plurals that are no singular with s. */
const plurals = `
  alga algae; antenna antennae; ax axis; bacterium bacteria; child children; criterion criteria;
  curriculum curricula; foot feet; formula formulae; fungus fungi; index indice; knife knive; larva
  larvae; man men; matrix matrice; mouse mice; nucleus nuclei; phenomenon phenomena; shelf shelve;
  spectrum spectra; stimulus stimuli; tooth teeth; vertex vertice; woman women`;

/** Other words. */
const words = `
  accommodation lodging; accountancy accounting bookkeeping; adhesive glue; ad advert advertisement
  advertising; agriculture farming; airfield airport; alarm alert; analgesic painkiller; apparel
  clothing garment; app application; attorney lawyer; automobile car; baby infant newborn; beverage
  drink; bicycle bike; billing invoicing; biocatalyst enzyme; biopolymer bioplastic; bioreactor
  fermenter; bitcoin btc; breakdown failure; bulldozer dozer; bushfire wildfire; buyer purchaser;
  cabling wiring; canine dog; cardboard paperboard; cardiac heart; cargo freight; carpet rug; cattle
  cow; charger chargepoint; chip microchip; client customer; closet wardrobe; colorant dye; compliance
  conformity; consultancy consulting; contaminant pollutant; contamination pollution; contraception
  contraceptive; corn maize; corrosion rust; cosmetic makeup; couch sofa; counterfeit forgery; crack
  fissure; crypto cryptocurrency; cybersecurity infosec; danger hazard; defect flaw; dermal skin;
  desalination desalting; diagnosis diagnostic; diaper nappy; digger excavator; doctor physician;
  drinkable potable; drone uav; drug medication medicine; earphone headphone; earthquake seismic;
  elastomer rubber; elderly senior; electric electrical; employee personnel staff; exoskeleton
  exosuit; eyeglass eyewear; fabric textile; flashlight torch; flood inundation; footwear shoe;
  forecast prediction; forestry silviculture; fragrance perfume; freeway highway motorway; fridge
  refrigerator; furnishing furniture; garbage rubbish trash; gasoline petrol; gemstone jewel;
  glasshouse greenhouse; glazing window; guarantee warranty; haptic tactile; haulage trucking; hepatic
  liver; hiring recruiting recruitment; hog pig swine; holiday vacation; hydroelectric hydropower;
  internet web; kidney renal; lab laboratory; lacquer varnish; lamp luminaire; laptop notebook; leak
  leakage; lessee renter tenant; loan lending; login logon signin; lorry truck; loudspeaker speaker;
  lube lubricant; lumber timber; lung pulmonary; maintenance servicing upkeep; manufacturer producer;
  marine maritime; measurement measuring; meteorology weather; microbe microorganism; microscope
  microscopy; mic microphone; navigation wayfinding; nuclear atomic; ocean sea; ocular
  eye; packaging packing; passcode password; pavement sidewalk; photo photograph; photovoltaic pv;
  poisonous toxic; pram pushchair stroller; prawn shrimp; procurement purchasing; questionnaire
  survey; railroad railway; recycling reprocessing; restroom toilet washroom; roof roofing; salary
  wage; schedule timetable; sewage wastewater; sewing stitching; sieve strainer; soy soya soybean;
  spacecraft spaceship; streetcar tram; supplier vendor; tax taxation; taxi cab; telecom
  telecommunication; telecommuting telework; television tv; thread yarn; unmanned uncrewed; vet
  veterinarian veterinary; wifi wlan`;

const groupsIn = (text: string): string[][] =>
  text.split(';').map((group) => group.trim().split(/\s+/u));

/** Groups of words that mean the same. No word is in two of them. */
export const synonymGroups: readonly (readonly string[])[] = [
  ...verbs
    .split(/\s+/u)
    .flatMap((stem) => endings.map((ending) => [`${stem}is${ending}`, `${stem}iz${ending}`])),
  ...[spellings, plurals, words].flatMap(groupsIn),
];

const groupOf = new Map(synonymGroups.flatMap((group) => group.map((word) => [word, group])));

/** The other words for a word as it is indexed; none where it has none. */
export const synonymsOf = (word: string): readonly string[] =>
  groupOf.get(word)?.filter((other) => other !== word) ?? [];
