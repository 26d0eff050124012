-- What was a download token, known to whoever had an address, is the key that links are signed with.
update files set download_token = gen_random_uuid();
--> statement-breakpoint
update imports set report_token = gen_random_uuid() where report_token is not null;
