import * as z from 'zod/mini';
import { endpoint } from '#core/domain/endpoint.ts';
import { Uuid } from '#core/domain/schemas.ts';
import { Cycle, CycleDraft } from './cycle.ts';
import { LegalTexts } from './legal-texts.ts';
import {
  CorporationDeletion,
  CorporationDraft,
  CorporationEntry,
  corporationParams as params,
  CorporationSettings,
  PublicPageDraft,
  StagesDraft,
  Version,
} from './settings.ts';

const version = Version;
const edits = { may: 'configureCorporation', params, answer: CorporationSettings } as const;
const editsAll = { may: 'editCorporation', params, answer: CorporationSettings } as const;

export const list = endpoint({
  method: 'GET',
  path: '/administration/corporations',
  summary: 'All corporations with what they hold, deleted ones too.',
  may: 'createCorporation',
  answer: z.array(CorporationEntry),
});

export const create = endpoint({
  method: 'POST',
  path: '/corporations',
  summary: 'Adds a corporation.',
  may: 'createCorporation',
  body: CorporationDraft,
  answer: CorporationSettings,
});

export const get = endpoint({
  ...edits,
  method: 'GET',
  path: '/corporations/{id}/settings',
  summary: 'The settings of a corporation.',
});

export const change = endpoint({
  ...editsAll,
  method: 'PUT',
  path: '/corporations/{id}/settings',
  summary: 'Changes name, address, introduction, time zone and domains of a corporation.',
  body: z.extend(CorporationDraft, { version }),
});

export const setPublicPage = endpoint({
  ...edits,
  method: 'PUT',
  path: '/corporations/{id}/public-page',
  summary:
    'Opens or closes the public page of a corporation, and says what it shows and what the form of a new opportunity asks at first. Without an introduction that stays. A question keeps its id with another wording; without an id, or with another kind, it is a new one.',
  body: z.extend(PublicPageDraft, { version }),
});

export const setLegalTexts = endpoint({
  ...edits,
  method: 'PUT',
  path: '/corporations/{id}/legal-texts',
  summary:
    'Sets privacy notice, terms and imprint of the public pages: Markdown, or the address of a page. Earlier ones are kept for who agreed to them.',
  body: z.extend(LegalTexts, { version }),
});

export const setStages = endpoint({
  ...edits,
  method: 'PUT',
  path: '/corporations/{id}/stages',
  summary:
    'Renames, adds, orders and removes stages, and says where submissions of removed ones go.',
  body: z.extend(StagesDraft, { version }),
});

export const setLogo = endpoint({
  ...edits,
  method: 'PUT',
  path: '/corporations/{id}/logo',
  summary: 'Makes a picture the logo of a corporation.',
  takesPhoto: true,
});

export const removeLogo = endpoint({
  ...edits,
  method: 'DELETE',
  path: '/corporations/{id}/logo',
  summary: 'Removes the logo of a corporation.',
});

export const deletion = endpoint({
  method: 'GET',
  path: '/corporations/{id}/deletion',
  summary: 'What goes out of sight when a corporation is deleted.',
  may: 'editCorporation',
  params,
  answer: CorporationDeletion,
});

export const remove = endpoint({
  ...editsAll,
  method: 'DELETE',
  path: '/corporations/{id}',
  summary:
    'Deletes a corporation. It can be restored, with the domains that no other one has listed since.',
  query: z.object({
    version: z.pipe(z.string().check(z.regex(/^\d{1,9}$/u)), z.pipe(z.transform(Number), Version)),
  }),
});

export const restore = endpoint({
  ...editsAll,
  method: 'PUT',
  path: '/corporations/{id}/restoration',
  summary: 'Brings a deleted corporation back. Doing so twice is not an error.',
});

const cycleParams = z.object({ id: Uuid, cycleId: Uuid });

export const changeCycle = endpoint({
  method: 'PUT',
  path: '/corporations/{id}/cycles/{cycleId}',
  summary: 'Changes name, dates and milestones of a scouting cycle.',
  may: 'openCycle',
  params: cycleParams,
  body: CycleDraft,
  answer: Cycle,
});

export const removeCycle = endpoint({
  method: 'DELETE',
  path: '/corporations/{id}/cycles/{cycleId}',
  summary: 'Deletes a scouting cycle that no opportunity is in.',
  may: 'openCycle',
  params: cycleParams,
  answer: null,
});
