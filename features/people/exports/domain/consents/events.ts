import * as z from 'zod/mini';
import { declareEvents } from '#core/domain/events/events.ts';
import { notification } from '#core/domain/events/notification-entry.ts';
import { linkToOwnData } from '#core/domain/identity/links.ts';

const exportConsentAsked = notification({
  values: z.object({ corporationId: z.string(), corporation: z.string(), actor: z.string() }),
  title: ({ corporation }) => `May exports of ${corporation} have your private things?`,
  body: ({ actor }) =>
    `${actor} asks. These are your collections with your notes, saved searches, views, pins and preferences. They stay out unless you switch it on in your settings.`,
  link: () => linkToOwnData,
  replaces: ({ corporationId }) => corporationId,
  subjectName: ({ corporation }) => `Exports of ${corporation}`,
  reason: ({ corporation }) => `You belong to ${corporation}, and have not agreed.`,
  channel: 'mail',
});

export const exportConsentEvents = declareEvents({
  'user.exportConsentGiven': {
    subject: 'user',
    history: 'agreed that private things are in exports of the corporation',
    details: z.object({ corporationId: z.string() }),
  },
  'user.exportConsentWithdrawn': {
    subject: 'user',
    history: 'withdrew that private things are in exports of the corporation',
  },
  'corporation.exportConsentsAsked': {
    subject: 'corporation',
    history: 'asked people whether their private things may be in exports of the corporation',
    details: z.object({ name: z.string(), people: z.int() }),
    notifies: { 'export consent asked': exportConsentAsked },
  },
});
