import { useQueryClient } from '@tanstack/react-query';
import * as z from 'zod/mini';
import {
  change,
  comments,
  gaps,
  history,
} from '#features/portfolio/radars/domain/blip-endpoints.ts';
import { edition, get, list } from '#features/portfolio/radars/domain/endpoints.ts';
import { movementSince } from '#features/portfolio/radars/domain/movement.ts';
import { numberBlips } from '#features/portfolio/radars/domain/order.ts';
import type { Blip, BlipChange, Edition } from '#features/portfolio/radars/domain/radar.ts';
import { refuse, refusals } from '#core/domain/refusals.ts';
import { sendVersioned } from '#core/web/sync/conflicts.ts';
import { useRecordMutation } from '#core/web/sync/use-record-mutation.ts';
import { callUntilAnswered } from '#core/web/transport/call-until-answered.ts';
import { problemOf } from '#core/web/transport/problem.ts';
import { queryKeyOf } from '#core/web/transport/query-options.ts';

type Fields = Omit<BlipChange, 'version'>;

interface BlipMutation {
  readonly blip: Blip;
  readonly fields: Fields;
  readonly notice?: string;
  readonly isUndo?: true;
}

const texts: readonly string[] = ['name', 'description', 'reason'];
const stored = z.looseObject({ version: z.int() });

/** Somebody else's change of other fields is kept; when both changed a text, ours is refused. */
const send = (radarId: string, editionId: string, { blip, fields }: BlipMutation) =>
  sendVersioned<BlipChange, z.infer<typeof stored>, Blip | null>(
    { version: blip.version, ...fields },
    {
      send: (body) =>
        callUntilAnswered(change, { params: { id: radarId, editionId, blipId: blip.id }, body }),
      record: stored,
      resolve: (mine, current) => {
        const before = blip as unknown as Readonly<Record<string, unknown>>;
        if (
          Object.keys(fields).some((name) => texts.includes(name) && current[name] !== before[name])
        )
          throw problemOf(refuse(refusals.stale));
        return { kind: 'rebase', change: { ...mine, version: current.version } };
      },
    },
  );

const plainFields = [
  ...(['name', 'description', 'quadrantId', 'ringId', 'reason'] as const),
  ...(['movementOverride', 'isSettled', 'tags', 'links'] as const),
];

/** The edition as it looks after a change, before the server has answered. */
function withChange(page: Edition, { blip, fields }: BlipMutation): Edition {
  const ringIds = page.rings.map(({ id }) => id);
  const blips = page.blips.map((one) => {
    if (one.id !== blip.id) return one;
    const next = {
      ...one,
      ...Object.fromEntries(
        plainFields.flatMap((name) => (fields[name] === undefined ? [] : [[name, fields[name]]])),
      ),
    };
    const last = next.lastRing && { ...next.lastRing, ringIndex: ringIds.length };
    const derivedMovement = movementSince(last, next.ringId, ringIds);
    return { ...next, derivedMovement, movement: next.movementOverride ?? derivedMovement };
  });
  return { ...page, blips: numberBlips(blips, page.quadrants, page.rings) };
}

/** What takes a change back. */
function fieldsBefore(blip: Blip, fields: Fields): Fields {
  const before: Fields = {
    ...Object.fromEntries(plainFields.map((name) => [name, blip[name]])),
    ownerId: blip.owner?.id ?? null,
    companies: blip.companies.map(({ kind, id }) => ({ kind, id })),
    opportunityIds: blip.opportunities.map(({ id }) => id),
    projectIds: blip.projects.map(({ id }) => id),
  };
  return Object.fromEntries(Object.entries(before).filter(([name]) => name in fields));
}

/** Changes a blip of a draft: at once in the drawing, in order on the server, with Undo. */
export function useBlipMutation(radarId: string, editionId: string) {
  const client = useQueryClient();
  const key = queryKeyOf(edition, { params: { id: radarId, editionId } });
  return useRecordMutation<BlipMutation, Blip | null>({
    record: ({ blip }) => `blip ${editionId} ${blip.id}`,
    send: (mutation) => send(radarId, editionId, mutation),
    shownIn: [{ queryKey: key }],
    show: (mutation) => {
      const { blip, fields, isUndo } = mutation;
      client.setQueryData<Edition>(key, (page) => page && withChange(page, mutation));
      return {
        undo: (answer) =>
          isUndo || !answer
            ? null
            : { blip: answer, fields: fieldsBefore(blip, fields), isUndo: true },
      };
    },
    confirm: (answer) =>
      answer &&
      client.setQueryData<Edition>(
        key,
        (page) =>
          page && {
            ...page,
            blips: numberBlips(
              page.blips.map((one) => (one.id === answer.id ? answer : one)),
              page.quadrants,
              page.rings,
            ),
          },
      ),
    notice: (_, { notice }) => notice ?? null,
    refetched: [
      { queryKey: key },
      { queryKey: queryKeyOf(gaps, { params: { id: radarId } }) },
      { queryKey: queryKeyOf(get, { params: { id: radarId } }) },
      { queryKey: queryKeyOf(history) },
      { queryKey: queryKeyOf(comments) },
      { queryKey: queryKeyOf(list) },
    ],
  });
}
