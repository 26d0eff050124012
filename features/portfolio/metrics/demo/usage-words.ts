/** Words of the demonstration's use, the most frequent first. */

export const termsWithHits = [
  'condition monitoring',
  'grease analytics',
  'robotic gripper',
  'green hydrogen',
  'solid lubricants',
  'predictive maintenance',
  'wear debris',
  'battery recycling',
  'acoustic emission',
  'digital twin',
  'hydrogen seals',
  'shore power',
  'additive repair',
  'slag valorisation',
  'hull cleaning',
  'edge vision',
];

export const termsWithoutHits = [
  'tribochemistry twin',
  'self-healing seal',
  'quantum torque sensor',
  'ammonia bunkering',
  'graphene grease',
  'cold plasma pickling',
  'bunkering of ammonia',
  'self healing seals',
  'torque sensor quantum',
  'ammonia bunker',
  'battery recycling',
];

export const screens = [
  '/discover',
  '/projects',
  '/search',
  '/collections',
  '/opportunity/$id',
  '/radars',
  '/metrics',
  '/spotlight',
  '/venture-match',
  '/project/$id',
];

export const filters = [
  'cycle',
  'country',
  'category',
  'status',
  'stage',
  'owner',
  'founded',
  'tag',
];

export const downloads = ['csv', 'xlsx', 'pdf', 'png', 'pptx'];
