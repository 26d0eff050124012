DROP INDEX "company_evidence_name";--> statement-breakpoint
CREATE INDEX "company_evidence_name_end" ON "company_evidence" USING btree (reverse("name")) WHERE name is not null;--> statement-breakpoint
CREATE INDEX "company_evidence_name" ON "company_evidence" USING btree ("name","country") WHERE name is not null;