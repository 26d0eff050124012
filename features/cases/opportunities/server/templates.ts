import { and, asc, count, eq, sql } from 'drizzle-orm';
import type { Queryable } from '#core/platform/database/open.ts';
import { newId } from '#core/server/tables/columns.ts';
import { refused } from '#core/platform/http/refused.ts';
import { refusals } from '#core/domain/refusals.ts';
import { opportunityLimits } from '#features/cases/opportunities/domain/limits.ts';
import { opportunityRefusals } from '#features/cases/opportunities/domain/refusals.ts';
import type {
  Template,
  TemplateContent,
  TemplateRow,
} from '#features/cases/opportunities/domain/template.ts';
import type { OwnScorecard } from './shared/opportunity-submissions.ts';
import { opportunityTemplates as templates } from './template-tables.ts';

const row = {
  id: templates.id,
  name: templates.name,
  questions: sql<number>`jsonb_array_length(${templates.content} -> 'questions')`,
  hasScorecard: sql<boolean>`${templates.scorecard} is not null`,
  updatedAt: templates.updatedAt,
};

interface Place {
  readonly corporationId: string;
  readonly templateId: string;
}

const isOne = ({ corporationId, templateId }: Place) =>
  and(eq(templates.id, templateId), eq(templates.corporationId, corporationId));

/** @throws Refused when another template of the corporation has this name */
async function assertNameFree(db: Queryable, corporationId: string, name: string): Promise<void> {
  const [holder] = await db
    .select({ id: templates.id })
    .from(templates)
    .where(
      and(
        eq(templates.corporationId, corporationId),
        sql`lower(${templates.name}) = lower(${name})`,
      ),
    );
  if (holder) throw refused(opportunityRefusals['template.nameTaken'], { name });
}

async function find(db: Queryable, place: Place): Promise<Template> {
  const [template] = await db
    .select({ ...row, content: templates.content })
    .from(templates)
    .where(isOne(place));
  if (!template) throw refused(refusals.notFound);
  return template;
}

/** The templates of a corporation. */
export const templateStore = {
  list: (db: Queryable, corporationId: string): Promise<TemplateRow[]> =>
    db
      .select(row)
      .from(templates)
      .where(eq(templates.corporationId, corporationId))
      .orderBy(asc(sql`lower(${templates.name})`), asc(templates.id)),

  get: find,

  async add(
    db: Queryable,
    corporationId: string,
    template: {
      readonly name: string;
      readonly content: TemplateContent;
      readonly scorecard: OwnScorecard | null;
    },
  ): Promise<Template> {
    await assertNameFree(db, corporationId, template.name);
    const [counted] = await db
      .select({ all: count() })
      .from(templates)
      .where(eq(templates.corporationId, corporationId));
    if ((counted?.all ?? 0) >= opportunityLimits.templatesMost)
      throw refused(opportunityRefusals['template.tooMany'], {
        most: opportunityLimits.templatesMost,
      });
    const id = newId();
    await db.insert(templates).values({ ...template, id, corporationId });
    return find(db, { corporationId, templateId: id });
  },

  remove: (db: Queryable, place: Place) => db.delete(templates).where(isOne(place)),

  /** The scorecard that an opportunity made of it gets; null: it has none, or the template is gone. */
  async scorecardOf(db: Queryable, place: Place): Promise<OwnScorecard | null> {
    const [template] = await db
      .select({ scorecard: templates.scorecard })
      .from(templates)
      .where(isOne(place));
    return (template?.scorecard as OwnScorecard | null | undefined) ?? null;
  },
};
