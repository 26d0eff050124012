-- The words of a text as they are written and in their English form, so that either finds it. Bounded:
-- a vector of more than a megabyte is refused by PostgreSQL, and with it the row.
create function words_of(content text, weight "char") returns tsvector
language sql immutable parallel safe as $$
  select setweight(
    to_tsvector('pg_catalog.simple'::regconfig, left(coalesce(content, ''), 16000))
      || to_tsvector('pg_catalog.english'::regconfig, left(coalesce(content, ''), 16000)),
    weight)
$$;
--> statement-breakpoint
create function texts_joined(texts text[]) returns text
language sql immutable parallel safe as $$ select array_to_string(texts, ' ') $$;
