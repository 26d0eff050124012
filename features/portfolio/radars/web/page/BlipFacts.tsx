import { Link } from '@tanstack/react-router';
import { TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Blip, Edition } from '#features/portfolio/radars/domain/radar.ts';
import { Tag } from '#ui/Tag.tsx';
import { WebLink } from '#ui/WebLink.tsx';
import {
  movementLabels,
  MovementMark,
} from '#features/portfolio/radars/web/shared/movement-words.tsx';

function Row({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <div className="flex gap-3 py-1">
      <dt className="w-24 shrink-0 text-ink-3">{label}</dt>
      <dd className="flex min-w-0 flex-1 flex-wrap items-center gap-1.5">{children}</dd>
    </div>
  );
}

/** Where it stands and why, its tags, links and owner. */
export function BlipFacts({ blip, edition }: { readonly blip: Blip; readonly edition: Edition }) {
  const ring = edition.rings.find(({ id }) => id === blip.ringId);
  const disagrees = blip.fileMovement !== null && blip.fileMovement !== blip.derivedMovement;
  return (
    <dl className="text-control">
      <Row label="Ring">
        {ring?.name}
        {blip.isSettled ? (
          <span className="text-ink-3">settled, not drawn</span>
        ) : (
          <MovementMark movement={blip.movement} />
        )}
      </Row>
      {blip.lastRing && blip.movement !== 'none' && <Row label="Before">{blip.lastRing.name}</Row>}
      {blip.reason && <Row label="Reason">{blip.reason}</Row>}
      {disagrees && (
        <Row label="File">
          <span className="flex items-start gap-1.5 text-warn-ink">
            <TriangleAlert aria-hidden className="mt-0.5 size-3.5 shrink-0" strokeWidth={1.75} />
            It says “{blip.fileStatus}”, the editions say “
            {movementLabels[blip.derivedMovement].toLowerCase()}”.
          </span>
        </Row>
      )}
      {blip.tags.length > 0 && (
        <Row label="Tags">
          {blip.tags.map((tag) => (
            <Tag key={tag}>{tag}</Tag>
          ))}
        </Row>
      )}
      {blip.owner && (
        <Row label="Owner">
          <Link to="/profile/$id" params={{ id: blip.owner.id }} className="py-0.5 hover:underline">
            {blip.owner.name}
          </Link>
        </Row>
      )}
      {blip.links.length > 0 && (
        <Row label="Links">
          {blip.links.map(({ label, url }) => (
            <WebLink key={url} href={url} label={label} />
          ))}
        </Row>
      )}
      {blip.opportunities.length > 0 && (
        <Row label="Opportunities">
          {blip.opportunities.map(({ id, name }) => (
            <Link key={id} to="/opportunity/$id" params={{ id }} className="py-0.5 hover:underline">
              {name}
            </Link>
          ))}
        </Row>
      )}
      {blip.projects.length > 0 && (
        <Row label="Projects">
          {blip.projects.map(({ id, name }) => (
            <Link key={id} to="/project/$id" params={{ id }} className="py-0.5 hover:underline">
              {name}
            </Link>
          ))}
        </Row>
      )}
    </dl>
  );
}
