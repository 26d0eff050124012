-- Uploads are named in the store instead of by a path of the machine that took them. The command line's own
-- files keep their paths.
UPDATE "imports" SET "file_path" = "id"::text
  WHERE "file_path" LIKE '%/imports/' || right("id"::text, 2) || '/' || "id"::text;
