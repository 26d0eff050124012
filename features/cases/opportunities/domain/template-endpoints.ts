import * as z from 'zod/mini';
import { endpoint } from '#core/domain/endpoint.ts';
import { Uuid } from '#core/domain/schemas.ts';
import { Template, TemplateName, TemplateRow } from './template.ts';

const ofCorporation = z.object({ id: Uuid });
const ofTemplate = z.object({ id: Uuid, templateId: Uuid });

export const list = endpoint({
  method: 'GET',
  path: '/corporations/{id}/templates',
  summary: 'The templates of opportunities of a corporation, by name.',
  may: 'signedIn',
  params: ofCorporation,
  answer: z.array(TemplateRow),
});

export const get = endpoint({
  method: 'GET',
  path: '/corporations/{id}/templates/{templateId}',
  summary: 'A template: brief and form of an opportunity.',
  may: 'signedIn',
  params: ofTemplate,
  answer: Template,
});

export const save = endpoint({
  method: 'POST',
  path: '/opportunities/{id}/template',
  summary: 'Saves brief, form and scorecard of an opportunity as a template of its corporation.',
  may: 'editOpportunity',
  params: z.object({ id: Uuid }),
  body: z.object({ name: TemplateName }),
  answer: TemplateRow,
});

export const remove = endpoint({
  method: 'DELETE',
  path: '/corporations/{id}/templates/{templateId}',
  summary: 'Deletes a template. Opportunities that were made of it stay as they are.',
  may: 'publishOpportunity',
  params: ofTemplate,
  answer: null,
});
