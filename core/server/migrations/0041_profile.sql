ALTER TABLE "user_metadata" DROP CONSTRAINT "user_metadata_active_collection_id_collections_id_fk";
--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "links" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "user_metadata" ADD COLUMN "mail_frequency" text;--> statement-breakpoint
CREATE INDEX "audit_entries_actor" ON "audit_entries" USING btree ("actor_id","at");
--> statement-breakpoint
-- Choices of how to be notified join the person's other ones, in one record.
update user_metadata set notification_choices = (
  select jsonb_object_agg(kind, case
    when choice ->> 'mail' = 'true' then 'mail'
    when choice ->> 'app' = 'true' then 'app'
    else 'off' end)
  from jsonb_each(notification_choices) as choices(kind, choice)
  where jsonb_typeof(choice) = 'object')
where notification_choices is not null;
--> statement-breakpoint
insert into user_metadata (id, user_id, notification_choices, mail_frequency, time_zone)
  select gen_random_uuid(), user_id, channels, mails, time_zone from notification_settings
  on conflict (user_id) do update set
    notification_choices = excluded.notification_choices,
    mail_frequency = excluded.mail_frequency,
    time_zone = coalesce(user_metadata.time_zone, excluded.time_zone);
--> statement-breakpoint
drop table notification_settings;
--> statement-breakpoint
-- History is only ever added to; but when somebody deletes their account, what identifies them is
-- replaced in the details of its entries.
create or replace function refuse_change() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and current_setting('outrider.replaces_personal_data', true) = 'on'
    and to_jsonb(new) - 'details' = to_jsonb(old) - 'details' then
    return new;
  end if;
  raise exception 'audit_entries is only ever added to';
end $$;
