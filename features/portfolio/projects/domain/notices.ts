export const projectNotices = {
  'project.phaseChanged': 'Moved {name} to {phase}.',
  'project.datesChanged': 'Changed the dates of {name}.',
  'project.restored': 'Changed {name} back.',
  'project.changedMeanwhile': '{name} was changed by someone else. Their change is shown.',
} as const;
