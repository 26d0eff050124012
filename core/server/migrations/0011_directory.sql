CREATE TABLE "company_matches" (
	"id" uuid PRIMARY KEY NOT NULL,
	"first_id" uuid NOT NULL,
	"second_id" uuid NOT NULL,
	"reason" text NOT NULL,
	"state" text NOT NULL,
	"decided_by" uuid,
	"decided_at" timestamptz(3),
	"created_at" timestamptz(3) DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "import_changes" (
	"import_id" uuid NOT NULL,
	"record_id" uuid NOT NULL,
	"before" jsonb,
	CONSTRAINT "import_changes_import_id_record_id_pk" PRIMARY KEY("import_id","record_id")
);
--> statement-breakpoint
CREATE TABLE "import_mappings" (
	"of" text NOT NULL,
	"source" text NOT NULL,
	"mapping" jsonb NOT NULL,
	"updated_at" timestamptz(3) DEFAULT now() NOT NULL,
	CONSTRAINT "import_mappings_of_source_pk" PRIMARY KEY("of","source")
);
--> statement-breakpoint
CREATE TABLE "import_problems" (
	"import_id" uuid NOT NULL,
	"row" integer NOT NULL,
	"result" text NOT NULL,
	"reasons" text[] DEFAULT '{}' NOT NULL,
	"raw" jsonb NOT NULL,
	CONSTRAINT "import_problems_import_id_row_pk" PRIMARY KEY("import_id","row")
);
--> statement-breakpoint
CREATE TABLE "imports" (
	"id" uuid PRIMARY KEY NOT NULL,
	"of" text NOT NULL,
	"kind" text,
	"corporation_id" uuid,
	"opportunity_id" uuid,
	"source" text NOT NULL,
	"file_name" text NOT NULL,
	"file_path" text NOT NULL,
	"file_bytes" bigint NOT NULL,
	"format" jsonb,
	"mapping" jsonb,
	"time_zone" text DEFAULT 'UTC' NOT NULL,
	"state" text NOT NULL,
	"checkpoint" jsonb,
	"read_bytes" bigint DEFAULT 0 NOT NULL,
	"created" integer DEFAULT 0 NOT NULL,
	"updated" integer DEFAULT 0 NOT NULL,
	"unchanged" integer DEFAULT 0 NOT NULL,
	"rejected" integer DEFAULT 0 NOT NULL,
	"problem" text,
	"started_by" uuid,
	"started_at" timestamptz(3),
	"finished_at" timestamptz(3),
	"created_at" timestamptz(3) DEFAULT now() NOT NULL,
	"updated_at" timestamptz(3) DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "recent_searches" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"query" text NOT NULL,
	"filters" jsonb NOT NULL,
	"searched_at" timestamptz(3) DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "saved_searches" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"name" text NOT NULL,
	"query" text NOT NULL,
	"filters" jsonb NOT NULL,
	"frequency" text NOT NULL,
	"known_ids" uuid[] DEFAULT '{}' NOT NULL,
	"seen_at" timestamptz(3),
	"alerted_at" timestamptz(3),
	"created_at" timestamptz(3) DEFAULT now() NOT NULL,
	"updated_at" timestamptz(3) DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "search_outbox" (
	"seq" bigserial PRIMARY KEY NOT NULL,
	"company_id" uuid NOT NULL
);
--> statement-breakpoint
ALTER TABLE "companies" ADD COLUMN "import_id" uuid;--> statement-breakpoint
ALTER TABLE "companies" ADD COLUMN "domain" text GENERATED ALWAYS AS (nullif(lower(substring(url from '^https?://(?:www.)?([^/?#:]+)')), '')) STORED;--> statement-breakpoint
ALTER TABLE "company_matches" ADD CONSTRAINT "company_matches_first_id_companies_id_fk" FOREIGN KEY ("first_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "company_matches" ADD CONSTRAINT "company_matches_second_id_companies_id_fk" FOREIGN KEY ("second_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "company_matches" ADD CONSTRAINT "company_matches_decided_by_users_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "import_changes" ADD CONSTRAINT "import_changes_import_id_imports_id_fk" FOREIGN KEY ("import_id") REFERENCES "public"."imports"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "import_problems" ADD CONSTRAINT "import_problems_import_id_imports_id_fk" FOREIGN KEY ("import_id") REFERENCES "public"."imports"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "imports" ADD CONSTRAINT "imports_corporation_id_corporations_id_fk" FOREIGN KEY ("corporation_id") REFERENCES "public"."corporations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "imports" ADD CONSTRAINT "imports_opportunity_id_opportunities_id_fk" FOREIGN KEY ("opportunity_id") REFERENCES "public"."opportunities"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "imports" ADD CONSTRAINT "imports_started_by_users_id_fk" FOREIGN KEY ("started_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recent_searches" ADD CONSTRAINT "recent_searches_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_searches" ADD CONSTRAINT "saved_searches_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "company_matches_pair" ON "company_matches" USING btree ("first_id","second_id");--> statement-breakpoint
CREATE INDEX "company_matches_second" ON "company_matches" USING btree ("second_id");--> statement-breakpoint
CREATE INDEX "imports_newest" ON "imports" USING btree ("created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "recent_searches_once" ON "recent_searches" USING btree ("user_id",md5("query" || "filters"::text));--> statement-breakpoint
CREATE INDEX "recent_searches_user" ON "recent_searches" USING btree ("user_id","searched_at");--> statement-breakpoint
CREATE INDEX "saved_searches_user" ON "saved_searches" USING btree ("user_id","name");--> statement-breakpoint
CREATE INDEX "companies_domain" ON "companies" USING btree ("domain");--> statement-breakpoint
CREATE INDEX "companies_import" ON "companies" USING btree ("import_id") WHERE "companies"."import_id" is not null;