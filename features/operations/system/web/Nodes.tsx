import { pluralize } from '#core/domain/format.ts';
import type { SystemNode, SystemOverview } from '#features/operations/system/domain/system.ts';
import { RelativeTime } from '#ui/dates.tsx';
import { Pill } from '#ui/Tag.tsx';

const list = new Intl.ListFormat('en', { type: 'conjunction' });

/** What it does for all, and what it reads. */
function workOf({ leads, index, isSilent }: SystemNode): string {
  if (isSilent) return 'No word for 20 seconds or longer.';
  const led = leads.length > 0 ? `Leads ${list.format(leads)}.` : 'Leads nothing.';
  return index === null ? led : `${led} Reads search index ${index}.`;
}

function NodeRow({ node }: { readonly node: SystemNode }) {
  const { name, version, startedAt, beatAt, isSilent, isThis } = node;
  return (
    <li className="flex flex-wrap items-baseline gap-x-4 gap-y-1 px-4 py-2.5 text-control">
      <span className="min-w-0 flex-1 basis-64">
        <span className="font-medium break-words">{name || 'A node without a name'}</span>
        <span className="block break-words text-ink-2">{workOf(node)}</span>
      </span>
      {isSilent && <Pill tone="bad">Silent</Pill>}
      {isThis && <Pill tone="neutral">Answers you</Pill>}
      <span className="text-ink-3">
        {version || 'an earlier version'}
        <span className="block text-small">
          started <RelativeTime at={startedAt} />, last heard <RelativeTime at={beatAt} />
        </span>
      </span>
    </li>
  );
}

const countOf = (nodes: readonly SystemNode[]): string => {
  const silent = nodes.filter(({ isSilent }) => isSilent).length;
  const all = pluralize(nodes.length, 'node', 'nodes');
  return silent === 0 ? all : `${all}, ${silent} silent`;
};

/** The processes that serve the installation. */
export function Nodes({ nodes }: Pick<SystemOverview, 'nodes'>) {
  const versions = new Set(nodes.filter(({ isSilent }) => !isSilent).map(({ version }) => version));
  return (
    <section className="rounded-card border border-line bg-raised">
      <h2 className="flex flex-wrap items-baseline gap-x-2 px-4 pt-3 pb-2 text-card font-semibold">
        Nodes <span className="text-control font-normal text-ink-3">{countOf(nodes)}</span>
      </h2>
      {versions.size > 1 && (
        <p className="px-4 pb-3 text-control text-warn-ink">
          {pluralize(versions.size, 'version', 'versions')} run side by side: bring all nodes to one
          of them.
        </p>
      )}
      <ul aria-label="Nodes" className="divide-y divide-line border-t border-line">
        {nodes.map((node) => (
          <NodeRow key={node.id} node={node} />
        ))}
      </ul>
    </section>
  );
}
