interface Source {
  readonly kind: string;
  /** The table with its alias, and what else it needs. */
  readonly from: string;
  /** The name of the record that it is about. */
  readonly of: string;
  readonly corporation: string;
  readonly texts: readonly string[];
}

const ofProject = (kind: string, table: string, ...texts: string[]): Source => ({
  kind,
  from: `${table} t join projects p on p.id = t.project_id`,
  of: 'p.name',
  corporation: 'p.corporation_id',
  texts: texts.map((text) => `t.${text}`),
});

const ofSubmission = (kind: string, table: string, text: string, condition = 'true'): Source => ({
  kind,
  from: `${table} t join submissions s on s.id = t.submission_id
    join opportunities o on o.id = s.opportunity_id and ${condition}`,
  of: 's.title',
  corporation: 'o.corporation_id',
  texts: [`t.${text}`],
});

const ofRadar = (kind: string, table: string, ...texts: string[]): Source => ({
  kind,
  from: `${table} t join radars r on r.id = t.radar_id`,
  of: 'r.name',
  corporation: 'r.corporation_id',
  texts: texts.map((text) => `t.${text}`),
});

/** Whose a Spotlight block is: that of what it is about. */
const corporationOfBlock = `coalesce(
  (select corporation_id from opportunities where id = t.subject_id),
  (select corporation_id from radars where id = t.subject_id))`;

/** Everything that the people of the demonstration wrote. What founders wrote is theirs. */
const sources: readonly Source[] = [
  {
    kind: 'opportunity',
    from: 'opportunities t',
    of: 't.name',
    corporation: 't.corporation_id',
    texts: ['name', 'introduction', 'business_need', 'focus_areas', 'call_to_action'].map(
      (text) => `t.${text}`,
    ),
  },
  ofSubmission('comment', 'comments', 'body'),
  ofSubmission('note of a score', 'scores', 'note'),
  ofSubmission('message', 'messages', 'body', 't.author_id is not null'),
  ofSubmission('prepared decision', 'prepared_decisions', 'reason'),
  {
    kind: 'reason',
    from: 'submissions t join opportunities o on o.id = t.opportunity_id',
    of: 't.title',
    corporation: 'o.corporation_id',
    texts: ['t.reason'],
  },
  {
    kind: 'project',
    from: 'projects t',
    of: 't.name',
    corporation: 't.corporation_id',
    texts: ['t.description'],
  },
  ofProject('update', 'project_updates', 'body'),
  ofProject('risk', 'project_risks', 'title', 'mitigation'),
  ofProject('decision', 'project_decisions', 'title', 'reason'),
  ofProject('milestone', 'project_milestones', 'name'),
  ofProject('charter', 'pilot_charters', 'outcome_reason', 'extension_reason'),
  ofProject('criterion', 'pilot_criteria', 'name', 'target', 'source'),
  {
    kind: 'pitch day',
    from: 'pitch_days t',
    of: 't.name',
    corporation: 't.corporation_id',
    texts: [`array_to_string(t.rooms, ', ')`],
  },
  {
    kind: 'pitch day pair',
    from: 'pitch_day_pairs t join pitch_days d on d.id = t.pitch_day_id',
    of: 'd.name',
    corporation: 'd.corporation_id',
    texts: ['t.reason'],
  },
  {
    kind: 'blip',
    from: 'radar_entries t join radar_editions e on e.id = t.edition_id join radars r on r.id = e.radar_id',
    of: 't.name',
    corporation: 'r.corporation_id',
    texts: ['t.name', 't.description', 't.reason'],
  },
  {
    kind: 'comment on a blip',
    from: 'radar_comments t join radar_blips b on b.id = t.blip_id join radars r on r.id = b.radar_id',
    of: 'r.name',
    corporation: 'r.corporation_id',
    texts: ['t.body'],
  },
  ofRadar('edition', 'radar_editions', 'summary', 'notes'),
  ofRadar('proposal', 'radar_proposals', 'name', 'description', 'reason'),
  {
    kind: 'Spotlight',
    from: 'spotlight_blocks t',
    of: 't.title',
    corporation: corporationOfBlock,
    texts: ['t.title', 't.body'],
  },
  {
    kind: 'Spotlight edition',
    from: `spotlight_editions e join spotlight_edition_pages a on a.number = e.number,
      jsonb_array_elements(a.blocks) block`,
    of: 'e.title',
    corporation: 'a.corporation_id',
    texts: ['e.title', `block ->> 'title'`, `block ->> 'body'`],
  },
  {
    kind: 'note of a collection',
    from: `collection_notes t join collections c on c.id = t.collection_id join users u on u.auth_id = c.user_id`,
    of: 'c.name',
    corporation: 'u.corporation_id',
    texts: ['t.note'],
  },
];

export const writingsQuery = sources
  .map(({ kind, from, of, corporation, texts }) =>
    texts
      .map(
        (
          text,
        ) => `select '${kind}' as kind, ${of} as of, ${corporation} as "corporationId", ${text} as text
          from ${from} where coalesce(${text}, '') <> ''`,
      )
      .join('\nunion all\n'),
  )
  .join('\nunion all\n');
