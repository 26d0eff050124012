-- Unlogged and without a sequence: a standby that takes over finds it empty, and counting begins anew.
CREATE UNLOGGED TABLE "call_counts" (
	"key" varchar(255) PRIMARY KEY NOT NULL,
	"points" integer NOT NULL,
	"expire" bigint NOT NULL
);
