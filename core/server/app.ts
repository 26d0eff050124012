import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { contract } from '#core/domain/contract.ts';
import { activityHandlers } from '#features/activity/server/handlers.ts';
import { collectionHandlers } from '#features/collections/server/handlers.ts';
import { commentHandlers } from '#features/comments/server/handlers.ts';
import { companyHandlers, recognitionHandlers } from '#features/companies/server/handlers.ts';
import { keepComparing } from '#features/companies/server/keep-comparing.ts';
import { companyMatchHandlers } from '#features/companies/server/match-handlers.ts';
import { corporationHandlers } from '#features/corporations/server/handlers.ts';
import { corporationStore } from '#features/corporations/server/store.ts';
import { decisionHandlers } from '#features/decisions/server/handlers.ts';
import { decisionMails } from '#features/decisions/server/mailing.ts';
import { followUpLinks } from '#features/public/server/public/follow-up.ts';
import type { Gate } from '#core/server/endpoints/asking.ts';
import { serve } from '#core/server/endpoints/routes.ts';
import { openTokenReader } from '#core/server/authorization/tokens.ts';
import { openViewers } from '#core/server/authorization/viewer.ts';
import { openAccountGuard } from '#features/identity/server/account-guard.ts';
import { isActivePerson } from '#features/identity/server/accounts.ts';
import { importHandlers } from '#features/imports/server/handlers.ts';
import { importEngine } from '#features/imports/server/import-engine.ts';
import { openImportWorker } from '#features/imports/server/worker.ts';
import { fileHandlers } from '#features/files/server/handlers.ts';
import { serveIdentity } from '#features/identity/server/routes.ts';
import { documentHandlers } from '#features/documents/server/handlers.ts';
import { notificationHandlers } from '#features/notifications/server/handlers.ts';
import { serveLive } from '#core/server/live/routes.ts';
import { openMailSender } from '#core/server/mail/sending.ts';
import { messageHandlers } from '#features/messages/server/handlers.ts';
import { openApiDocument } from './openapi.ts';
import { opportunityHandlers } from '#features/opportunities/server/handlers.ts';
import { opportunityStore } from '#features/opportunities/server/store.ts';
import type { OpenDatabase } from '#core/platform/database/open.ts';
import type { Jobs } from '#core/platform/jobs/open-jobs.ts';
import { openFileStore } from '#core/platform/files/open-file-store.ts';
import { openHttp } from '#core/platform/http/open-http.ts';
import { readWebFiles, serveWebFiles } from '#core/platform/http/web-files.ts';
import { openSmtp } from '#core/platform/mail/open-smtp.ts';
import { openIdentity, type Identity } from '#core/platform/identity/open-identity.ts';
import type { Log } from '#core/platform/log/log.ts';
import { meaningOf } from '#features/search/server/engine/embedding/meaning.ts';
import { openSearchIndex } from '#features/search/server/engine/open-search-index.ts';
import type { SearchIndex } from '#features/search/server/public/search-index.ts';
import { textsOfDirectory } from '#features/search/server/texts.ts';
import { projectHandlers } from '#features/projects/server/handlers.ts';
import { projectStore } from '#features/projects/server/store.ts';
import { publicHandlers } from '#features/public/server/handlers.ts';
import { openProofs } from '#features/public/server/proofs.ts';
import { roleHandlers } from '#features/roles/server/handlers.ts';
import { roleStore } from '#features/roles/server/store.ts';
import { openSearch } from '#features/search/server/answering.ts';
import { searchHandlers } from '#features/search/server/handlers.ts';
import { indexingHandlers } from '#features/search/server/indexing-handlers.ts';
import { recentSearchHandlers } from '#features/saved-searches/server/recent-search-handlers.ts';
import { savedSearchHandlers } from '#features/saved-searches/server/handlers.ts';
import { openSearchUpkeep, type SearchUpkeep } from '#features/search/server/upkeep/open-upkeep.ts';
import { exportHandlers } from '#features/search/server/export-handlers.ts';
import { recordSearchHandlers } from '#features/search/server/record-handlers.ts';
import { scoreHandlers } from '#features/scores/server/handlers.ts';
import type { Settings } from './settings.ts';
import {
  submissionHandlers,
  submissionsOfOpportunity,
} from '#features/submissions/server/handlers.ts';
import { countOverdue } from '#features/submissions/server/clock.ts';
import { draftingHandlers } from '#features/submissions/server/drafting-handlers.ts';
import { moveDecided } from '#features/submissions/server/recording.ts';
import { submissionStore } from '#features/submissions/server/store.ts';
import { systemHandlers } from '#features/system/server/handlers.ts';
import { serveReadiness } from '#features/system/server/readiness.ts';
import * as identityTables from '#core/server/tables/identity.ts';
import { userHandlers } from '#features/users/server/handlers.ts';
import { peopleSearch } from '#features/users/server/search.ts';
import { userStore } from '#features/users/server/store.ts';
import { voteHandlers } from '#features/votes/server/handlers.ts';

export interface AppParts {
  settings: Settings;
  database: OpenDatabase;
  jobs: Jobs;
  index: SearchIndex;
  log: Log;
  /** Whether the database holds the demonstration accounts. */
  demo: boolean;
  /** Where the built web app lies. */
  webFolder: string;
}

/** The identity library over our tables, as the server and the command line both open it. */
export const identityOf = (
  { settings, database, log }: Omit<AppParts, 'demo' | 'index' | 'jobs' | 'webFolder'>,
  sessionEnded: (authId: string) => void = () => {},
) =>
  openIdentity(
    database.db,
    {
      publicUrl: settings.publicUrl,
      secret: settings.authSecret,
      passwordMinLength: settings.passwordMinLength,
      mayEnter: (authId) => isActivePerson(database.db, authId),
      sessionEnded,
      tables: {
        user: identityTables.authUsers,
        session: identityTables.authSessions,
        account: identityTables.authAccounts,
        verification: identityTables.authVerifications,
        jwks: identityTables.authKeys,
        rateLimit: identityTables.authRateLimits,
      },
    },
    log,
  );

/** Where files lie, as the server and what tidies up both open it. */
export const fileStoreOf = ({ dataFolder }: Settings) => openFileStore(join(dataFolder, 'files'));

/** Where files to be imported lie until somebody removes them. */
export const importFilesOf = ({ dataFolder }: Settings) =>
  openFileStore(join(dataFolder, 'imports'));

/** What answers searches: the index, or the database in its place. */
export const searchOf = (
  { index, log }: Pick<AppParts, 'index' | 'log'>,
  suspect: () => void = () => {},
) => openSearch({ index, suspect, log });

/** The search index that settings ask for; where it has to learn, it learns from this database. */
export const indexOf = ({
  settings,
  database,
  log,
}: Pick<AppParts, 'settings' | 'database' | 'log'>) =>
  openSearchIndex({
    uri: settings.searchUri,
    log,
    meaning: meaningOf(settings.embeddings, () => textsOfDirectory(database.db), log),
  });

/** The gate, and the identity library that tells it at once of what happens on this node. */
function openGate(parts: AppParts, app: FastifyInstance): { gate: Gate; identity: Identity } {
  const { settings, database } = parts;
  const viewers = openViewers(database.db);
  const people = database.listen('person_changed', (authId) => viewers.forget(authId));
  app.addHook('onClose', () => people.close());
  const identity = identityOf(parts, (authId) => viewers.forget(authId));
  const tokens = openTokenReader({
    issuer: settings.publicUrl,
    keys: async () => identity.api.getJwks(),
  });
  const files = fileStoreOf(settings);
  const gate = { db: database.db, tokens, viewers, files, isStrict: !settings.production };
  return { gate, identity };
}

/** Without a mail server mails are kept where administration finds them. */
function startMails({ settings, database, log }: AppParts, app: FastifyInstance): void {
  if (settings.mail === null) {
    log.info('SMTP_URL is not set: mails are kept, and not sent.');
    return;
  }
  const sender = openMailSender(database, openSmtp(settings.mail), log);
  app.addHook('onClose', () => sender.close());
}

/** Feeds and repairs the search index as soon as the server listens, and until it stops. */
function openUpkeep({ database, index, log }: AppParts, app: FastifyInstance): SearchUpkeep {
  const upkeep = openSearchUpkeep({ database, index, log });
  app.addHook('onListen', async () => upkeep.start());
  app.addHook('onClose', () => upkeep.close());
  return upkeep;
}

/** The table of contents: every area, one line each. */
export async function buildApp(parts: AppParts): Promise<FastifyInstance> {
  const { settings, database, log } = parts;
  const { db } = database;
  const web = await readWebFiles(parts.webFolder);
  const app = await openHttp(
    {
      publicUrl: settings.publicUrl,
      trustProxy: settings.trustProxy,
      inlineScripts: web?.inlineScripts ?? [],
    },
    log,
  );
  const { gate, identity } = openGate(parts, app);

  const guard = openAccountGuard(db, settings.authSecret);
  serveIdentity(app, identity, guard, settings.publicUrl);
  serve(app, gate, contract.users, userHandlers(userStore(db), peopleSearch(db)));
  serve(app, gate, contract.roles, roleHandlers(roleStore(db)));
  serve(app, gate, contract.corporations, corporationHandlers(corporationStore(db)));
  const submissions = submissionStore(db);
  serve(
    app,
    gate,
    contract.opportunities,
    opportunityHandlers(
      opportunityStore(db),
      settings.publicUrl,
      submissionsOfOpportunity(submissions),
    ),
  );
  const { publicUrl, authSecret: secret } = settings;
  const links = followUpLinks({ secret, publicUrl });
  const mails = decisionMails(links, publicUrl);
  serve(app, gate, contract.submissions, submissionHandlers(submissions, mails.tell));
  serve(app, gate, contract.drafting, draftingHandlers(submissions));
  const decisionParts = { mails, move: moveDecided, countOverdue };
  serve(app, gate, contract.decisions, decisionHandlers(decisionParts));
  serve(app, gate, contract.companies, companyHandlers(parts.index));
  serve(app, gate, contract.recognition, recognitionHandlers(parts.index));
  serve(app, gate, contract.companyMatches, companyMatchHandlers(db));
  const upkeep = openUpkeep(parts, app);
  const search = searchOf(parts, upkeep.suspect);
  serve(app, gate, contract.search, searchHandlers(search));
  serve(app, gate, contract.indexing, indexingHandlers(upkeep));
  serve(app, gate, contract.recordSearch, recordSearchHandlers);
  serve(app, gate, contract.searchExport, exportHandlers(search));
  serve(
    app,
    gate,
    contract.savedSearches,
    savedSearchHandlers((query) => search(db, query)),
  );
  serve(app, gate, contract.recentSearches, recentSearchHandlers);
  serve(app, gate, contract.collections, collectionHandlers(parts.index));
  serve(app, gate, contract.documents, documentHandlers);
  serve(app, gate, contract.votes, voteHandlers);
  serve(app, gate, contract.comments, commentHandlers);
  serve(app, gate, contract.scores, scoreHandlers);
  serve(app, gate, contract.notifications, notificationHandlers);
  serve(app, gate, contract.activity, activityHandlers);
  serveLive(app, gate, database);
  serve(app, gate, contract.files, fileHandlers);
  const engine = importEngine(db, settings.publicUrl);
  serve(app, gate, contract.imports, importHandlers(engine, importFilesOf(settings)));
  const importWorker = openImportWorker(database, engine, log);
  app.addHook('onClose', () => importWorker.close());
  serve(app, gate, contract.messages, messageHandlers(links));
  const correspondence = { links, sendsMail: settings.mail !== null };
  serve(app, gate, contract.public, publicHandlers(openProofs(secret), correspondence));
  serve(app, gate, contract.projects, projectHandlers(projectStore(db)));
  const { ready: _servedApart, ...system } = contract.system;
  serve(app, gate, system, systemHandlers({ ...settings, demo: parts.demo }));
  serveReadiness(app, parts);

  startMails(parts, app);
  const comparing = keepComparing(database, log);
  app.addHook('onClose', () => comparing.close());

  const openApi = JSON.stringify(openApiDocument(settings.productName, settings.publicUrl));
  app.get('/api/openapi.json', async (_request, reply) =>
    reply.type('application/json; charset=utf-8').send(openApi),
  );
  if (web) await serveWebFiles(app, web);
  return app;
}
