import { briefLabels } from '#features/cases/opportunities/domain/brief-labels.ts';
import {
  importField,
  type ImportTarget,
} from '#features/directory/imports/domain/import-target.ts';

/** Opportunities of a file. */
export const opportunityImport: ImportTarget = {
  of: 'opportunities',
  label: 'Opportunities',
  singular: 'opportunity',
  destination: { setting: 'corporationId', words: 'a corporation' },
  // They become facts.
  keepsOtherColumns: true,
  fields: [
    importField('name', 'Name', ['title', 'challenge', 'challenge title', 'opportunity'], {
      isRequired: true,
    }),
    importField('externalId', 'Id at the source', [
      'external id',
      'id',
      'challenge id',
      'key',
      'reference',
      'uuid',
    ]),
    importField('introduction', briefLabels.introduction, [
      'introduction',
      'intro',
      'summary',
      'tagline',
      'abstract',
    ]),
    importField('businessNeed', briefLabels.businessNeed, [
      'business need',
      'need',
      'problem',
      'description',
      'background',
    ]),
    importField('callToAction', briefLabels.callToAction, [
      'call to action',
      'how to enter',
      'ask',
      'next step',
    ]),
    importField('focusAreas', briefLabels.focusAreas, ['focus areas', 'scope', 'focus']),
    importField('url', 'Link', ['url', 'link', 'web', 'website']),
    importField('categories', 'Categories', ['categories', 'category', 'tags', 'types'], {
      isList: true,
    }),
    importField('cycleName', 'Cycle', ['cycle', 'cycle name', 'scouting cycle', 'batch']),
    importField('cycleStartDate', 'Start of the cycle', ['cycle start', 'cycle start date']),
    importField('cycleEndDate', 'End of the cycle', ['cycle end', 'cycle end date']),
    importField('startDate', 'Start', ['start date', 'start', 'opens', 'open date', 'from']),
    importField('endDate', 'End', [
      'end date',
      'end',
      'deadline',
      'closes',
      'close date',
      'due',
      'until',
    ]),
    importField('reward', 'Reward', ['reward', 'prize', 'total prize', 'budget', 'award']),
  ],
};
