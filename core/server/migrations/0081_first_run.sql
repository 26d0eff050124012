CREATE TABLE "setup_codes" (
	"id" integer PRIMARY KEY DEFAULT 1 NOT NULL,
	"seed" text NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL
);
