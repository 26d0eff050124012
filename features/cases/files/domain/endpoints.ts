import * as z from 'zod/mini';
import { endpoint } from '#core/domain/endpoint.ts';
import { limits } from '#core/domain/limits.ts';
import { FileName, Uuid, requiredText } from '#core/domain/schemas.ts';
import { FileMetadata } from './file.ts';

/** The id of a file, or the name of one's own. */
const params = z.object({ id: requiredText(limits.fileNameCharacters) });

export const add = endpoint({
  method: 'POST',
  path: '/files/o',
  isStorage: true,
  summary:
    'Adds a file to a submission, to the next message to its submitter, or to the next update of a project. Or stores one’s own by its name.',
  may: 'addSubmission',
  query: z
    .object({
      name: FileName,
      submissionId: z.optional(Uuid),
      /** The submission that the message is about. */
      messageAbout: z.optional(Uuid),
      projectId: z.optional(Uuid),
    })
    .check(
      z.refine(
        ({ name: _, ...places }) =>
          Object.values(places).filter((id) => id !== undefined).length <= 1,
        'A file belongs to one submission, message or project.',
      ),
    ),
  takesFile: true,
  answer: FileMetadata,
});

export const get = endpoint({
  method: 'GET',
  path: '/files/o/{id}',
  isStorage: true,
  summary:
    'What is known of a file; with alt=media and a token of it, the file itself. A token works for 24 hours, while whom it was answered to may see the file; then 410.',
  may: 'signedIn',
  params,
  query: z.object({
    alt: z.optional(z.literal('media')),
    token: z.optional(z.string().check(z.maxLength(limits.nameCharacters))),
  }),
  answersBytes: { linkMs: limits.fileLinkMs },
  answer: FileMetadata,
});

export const remove = endpoint({
  method: 'DELETE',
  path: '/files/o/{id}',
  isStorage: true,
  summary: 'Takes a file away from its submission or project, or deletes one’s own.',
  may: 'editSubmission',
  params,
  answer: null,
});
