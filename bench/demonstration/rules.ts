import {
  invitationsAreInOrder,
  opportunitiesAreInOrder,
  pitchDaysFollowShortlists,
  submissionsAreInOrder,
  voicesAreInOrder,
  voicesAreOwn,
} from './rules/cases.ts';
import {
  companiesAreInOrder,
  companiesHaveProfiles,
  figuresAgree,
  goneCompaniesAreQuiet,
  growthAgrees,
  placesAgree,
  roundsAreFunding,
  submittersExist,
  websitesAreTheirOwn,
  type Gazetteer,
} from './rules/companies.ts';
import { accountsHaveNames, namesAreOnePersons } from './rules/people.ts';
import {
  companyOwnersAreOfTheCompany,
  milestonesAgree,
  partsFitTheProject,
  phasesAreMixed,
  projectsAreInOrder,
  projectsFollowSelection,
} from './rules/projects.ts';
import { blipsHaveFittingCompanies, notesSayTheRing } from './rules/radars.ts';
import {
  corporationsHaveOneStory,
  nothingIsAPlaceholder,
  searchesFindWhatIsAsked,
  spotlightCountsTheRadar,
  sentencesAreNotRepeated,
  textsNameNoMonth,
  titlesDiffer,
  titlesDoNotStutter,
} from './rules/texts.ts';
import type { Rule } from './story.ts';

/** What must hold of the demonstration, by what it is called where it does not. */
export const rulesOf = (places: Gazetteer): Readonly<Record<string, Rule>> => ({
  'Companies: growth': growthAgrees,
  'Companies: rounds and funding': roundsAreFunding,
  'Companies: dates': companiesAreInOrder,
  'Companies: places': placesAgree(places),
  'Companies: figures in texts': figuresAgree,
  'Companies: acquired or closed': goneCompaniesAreQuiet,
  'Companies: profiles': companiesHaveProfiles,
  'Companies: websites': websitesAreTheirOwn,
  'Opportunities: dates': opportunitiesAreInOrder,
  'Submissions: dates': submissionsAreInOrder,
  'Submissions: company': submittersExist,
  'Submissions: titles': titlesDiffer,
  'Invitations: dates': invitationsAreInOrder,
  'Case work: dates': voicesAreInOrder,
  'Case work: people': voicesAreOwn,
  'Projects: selection': projectsFollowSelection,
  'Projects: dates': projectsAreInOrder,
  'Projects: milestones': milestonesAgree,
  'Projects: texts of parts': partsFitTheProject,
  'Projects: phases': phasesAreMixed,
  'Projects: people': companyOwnersAreOfTheCompany,
  'Pitch days: shortlist': pitchDaysFollowShortlists,
  'Radars: rings and notes': notesSayTheRing,
  'Radars: companies of blips': blipsHaveFittingCompanies,
  'People: one place each': namesAreOnePersons,
  'People: accounts': accountsHaveNames,
  'Texts: one story each': corporationsHaveOneStory,
  'Texts: placeholders': nothingIsAPlaceholder,
  'Texts: repeated sentences': sentencesAreNotRepeated,
  'Texts: figures of radars': spotlightCountsTheRadar,
  'Texts: months': textsNameNoMonth,
  'Texts: words twice in a title': titlesDoNotStutter,
  'Searches that are shown': searchesFindWhatIsAsked,
});
