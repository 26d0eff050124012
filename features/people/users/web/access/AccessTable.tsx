import { Check, Minus } from 'lucide-react';
import { formatList } from '#core/domain/format.ts';
import { whoMay } from '#core/domain/authorization/permissions.ts';
import { relationWords, visibleTo, type Relation } from '#core/domain/authorization/relations.ts';
import type { AccessExplanation } from '#features/people/users/domain/access/access.ts';
import type { ResourceKind } from '#features/people/users/domain/access/resource.ts';
import { becauseWords, permissionWords } from '#features/people/users/domain/access/words.ts';
import { Pill } from '#ui/Tag.tsx';

interface Row {
  readonly key: string;
  readonly action: string;
  readonly isAllowed: boolean;
  readonly because: readonly Relation[];
  /** With the supposed role; undefined: none is supposed. */
  readonly wouldBeAllowed: boolean | undefined;
  /** Who may, in words. */
  readonly who: string;
}

const whoSees = (kind: Exclude<ResourceKind, 'product'>): string =>
  formatList(
    visibleTo[kind].map((relation) => relationWords[relation]),
    'or',
  );

function rowsOf({ thing: { kind }, now, supposed }: AccessExplanation): Row[] {
  const sees =
    kind === 'product'
      ? []
      : [
          {
            key: 'sees',
            action: 'See it',
            ...now.sees,
            who: whoSees(kind),
            wouldBeAllowed: supposed?.sees.isAllowed,
          },
        ];
  const actions = now.actions.map((action, nth) => ({
    ...action,
    key: action.permission,
    action: permissionWords[action.permission],
    wouldBeAllowed: supposed?.actions[nth]?.isAllowed,
    who: whoMay(action.permission),
  }));
  return [...sees, ...actions];
}

function Decision({ isAllowed, isNew }: { readonly isAllowed: boolean; readonly isNew?: boolean }) {
  const Icon = isAllowed ? Check : Minus;
  return (
    <Pill tone={isAllowed ? (isNew ? 'accent' : 'good') : 'neutral'}>
      <Icon aria-hidden className="size-3.5" strokeWidth={1.75} />
      {isAllowed ? (isNew ? 'Would be allowed' : 'Allowed') : 'Not allowed'}
    </Pill>
  );
}

/** What gives it to this person, or whom it is for. */
function reasonOf({ isAllowed, because, who }: Row, name: string): string {
  if (!isAllowed) return `For ${who}.`;
  return `${name} ${formatList([...new Set(because.map((one) => becauseWords[one]))], 'and')}.`;
}

/** On a phone the decisions stand below the action. */
const cell = 'px-4 sm:border-b sm:border-line sm:py-2.5 sm:align-top sm:group-last:border-b-0';
const head = `${cell} text-left font-medium`;
const decision = `${cell} max-sm:inline-block max-sm:pr-0 max-sm:pb-3`;

interface Props {
  readonly answer: AccessExplanation;
  /** The supposed roles, in words. */
  readonly supposedRole: string;
}

/** Each action with the decision, the reason, and the decision with the supposed role. */
export function AccessTable({ answer, supposedRole }: Props) {
  const { person, supposed } = answer;
  return (
    <div className="overflow-clip rounded-card border border-line bg-raised">
      <table className="w-full border-separate border-spacing-0 text-control">
        <thead className="text-ink-3 max-sm:sr-only">
          <tr>
            <th scope="col" className={head}>
              Action
            </th>
            <th scope="col" className={head}>
              Now
            </th>
            {supposed && (
              <th scope="col" className={head}>
                As {supposedRole}
              </th>
            )}
          </tr>
        </thead>
        <tbody>
          {rowsOf(answer).map((row) => (
            <tr
              key={row.key}
              className="group max-sm:block max-sm:border-b max-sm:border-line max-sm:last:border-b-0"
            >
              <th
                scope="row"
                className={`${cell} text-left font-normal max-sm:block max-sm:pt-3 max-sm:pb-2`}
              >
                <span className="block font-medium">{row.action}</span>
                <span className="block text-small text-ink-3">{reasonOf(row, person.name)}</span>
              </th>
              <td className={`${decision} sm:w-36`}>
                <Decision isAllowed={row.isAllowed} />
              </td>
              {supposed && (
                <td className={`${decision} sm:w-48`}>
                  <Decision
                    isAllowed={row.wouldBeAllowed === true}
                    isNew={row.wouldBeAllowed === true && !row.isAllowed}
                  />
                </td>
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
