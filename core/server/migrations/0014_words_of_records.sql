ALTER TABLE "opportunities" ADD COLUMN "words" "tsvector" GENERATED ALWAYS AS (words_of(name, 'A') || words_of(texts_joined(categories), 'B')
        || words_of(business_need, 'C') || words_of(introduction, 'C')
        || words_of(focus_areas, 'D') || words_of(call_to_action, 'D')) STORED;--> statement-breakpoint
ALTER TABLE "projects" ADD COLUMN "words" "tsvector" GENERATED ALWAYS AS (words_of(name, 'A') || words_of(description, 'C')) STORED;--> statement-breakpoint
CREATE INDEX "opportunities_words" ON "opportunities" USING gin ("words");