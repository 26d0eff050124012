CREATE TABLE "corporation_tenants" (
	"tenant_id" text PRIMARY KEY NOT NULL,
	"corporation_id" uuid NOT NULL
);
--> statement-breakpoint
ALTER TABLE "corporation_tenants" ADD CONSTRAINT "corporation_tenants_corporation_id_corporations_id_fk" FOREIGN KEY ("corporation_id") REFERENCES "public"."corporations"("id") ON DELETE cascade ON UPDATE no action;