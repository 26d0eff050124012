-- Names and addresses are searched by their parts. A trusted extension: the owner of a database may create it.
create extension if not exists pg_trgm;
