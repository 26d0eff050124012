import { defineRefusals } from '#core/domain/refusals.ts';

export const projectRefusals = defineRefusals({
  'project.charterMissing': [
    409,
    'A pilot begins with a charter: criteria, a decision date and owners. Write it first, or give a reason to begin without one.',
  ],
  'project.charterIncomplete': [400, 'A charter needs a criterion, and an owner on both sides.'],
  'project.notInPilot': [409, 'This project is not in its pilot, so there is nothing to decide.'],
  'project.pilotDecided': [409, 'The pilot was decided: {outcome}. Its charter stays as it is.'],
  'project.extendedAlready': [
    409,
    'The pilot was extended once, until {date}. Decide: scale or stop.',
  ],
  'project.extendOnly': [
    409,
    'The pilot has begun, so its decision date moves only by extending it, once and with a reason.',
  ],
  'project.extensionTooEarly': [400, 'The new decision date must be after {date}.'],
  'project.endsBeforeStart': [400, 'A project cannot end before it starts.'],
  'project.notSelected': [
    409,
    'Only a submission in {stage} becomes a project. Move it there first.',
  ],
  'project.noSuchPerson': [400, 'This person does not see the project, so they cannot be chosen.'],
  'project.tooMany': [409, 'A project has at most {most} of these.'],
  'project.fileElsewhere': [400, 'One of the files is not yours, or is part of another update.'],
  'project.mastered': [409, '{fields}: maintained in {source}. Change it there.'],
  'project.notSynced': [400, 'This project could not be synchronised. {problem}'],
  'project.sourcesFull': [409, 'There are {most} systems already.'],
});
