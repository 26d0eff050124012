CREATE TABLE "nodes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"started_at" timestamptz(3) DEFAULT now() NOT NULL,
	"beat_at" timestamptz(3) DEFAULT now() NOT NULL,
	"reads" jsonb NOT NULL
);
