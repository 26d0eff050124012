import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import type { Round, RoundItem } from '#features/portfolio/radars/domain/round.ts';
import { get, recommend } from '#features/portfolio/radars/domain/round-endpoints.ts';
import { offRadar } from '#features/portfolio/radars/domain/vote-result.ts';
import { limits } from '#core/domain/limits.ts';
import { call } from '#core/web/transport/call.ts';
import { queryKeyOf } from '#core/web/transport/query-options.ts';
import { Button } from '#ui/Button.tsx';
import { ErrorText } from '#ui/ErrorText.tsx';
import { controlClasses } from '#ui/Field.tsx';
import { SelectField } from '#ui/SelectField.tsx';
import { choiceName } from './round-words.ts';
import { Spread } from './Spread.tsx';

function RecommendationForm({ round, item }: { readonly round: Round; readonly item: RoundItem }) {
  const id = useId();
  const client = useQueryClient();
  const stored = item.recommendation;
  const [choice, setChoice] = useState(stored?.choice ?? null);
  const [reason, setReason] = useState(stored?.reason ?? '');
  const params = { id: round.radarId, roundId: round.id, itemId: item.id };
  const isChanged = choice !== (stored?.choice ?? null) || reason !== (stored?.reason ?? '');
  const { mutate, isPending, error } = useMutation({
    mutationFn: () =>
      call(recommend, { params, body: { choice: choice ?? offRadar, reason: reason.trim() } }),
    onSuccess: (changed) => {
      if (!changed) return;
      setReason(changed.recommendation?.reason ?? reason);
      client.setQueryData<Round>(
        queryKeyOf(get, { params: { id: round.radarId, roundId: round.id } }),
        (page) =>
          page && {
            ...page,
            items: page.items.map((one) => (one.id === changed.id ? changed : one)),
          },
      );
    },
  });
  return (
    <form
      className="space-y-3"
      onSubmit={(event) => {
        event.preventDefault();
        if (choice !== null && !isPending) mutate();
      }}
    >
      <SelectField
        label={`Ring for ${item.name}`}
        options={[...round.rings.map(({ id: ring }) => ring), offRadar].map((value) => ({
          value,
          label: choiceName(round.rings, value),
        }))}
        value={choice}
        onChange={setChoice}
        placeholder="Choose"
      />
      <div className="flex flex-col gap-1.5">
        <label htmlFor={id} className="font-medium">
          Reason
        </label>
        <textarea
          id={id}
          rows={2}
          value={reason}
          maxLength={limits.reasonCharacters}
          onChange={(event) => setReason(event.target.value)}
          className={`${controlClasses(undefined)} py-2 [field-sizing:content]`}
        />
      </div>
      <ErrorText>{error?.message}</ErrorText>
      <Button
        type="submit"
        size="small"
        isDisabled={!isChanged || choice === null || reason.trim() === '' || isPending}
      >
        {isChanged ? 'Save' : stored?.choice ? 'Saved' : 'Save'}
      </Button>
    </form>
  );
}

/** The author's form: a ring and a reason for each blip, beside what the votes say. */
export function RecommendationView({ round }: { readonly round: Round }) {
  const isReady = ({ recommendation }: RoundItem) =>
    typeof recommendation?.choice === 'string' && recommendation.reason.trim() !== '';
  const ready = round.items.filter(isReady).length;
  return (
    <section aria-label="Recommendation" className="space-y-4">
      <p role="status" className="text-ink-2 tabular">
        {ready} of {round.items.length} have a ring and a reason. An editor publishes the edition
        when all have.
      </p>
      {round.items.map((item) => (
        <article
          key={item.id}
          aria-label={item.name}
          className="grid gap-6 rounded-card border border-line bg-raised p-4 shadow-card md:grid-cols-2"
        >
          <div className="space-y-3">
            <h2 className="font-semibold wrap-anywhere">{item.name}</h2>
            <Spread
              round={round}
              result={item.isDisputed === true ? item.secondResult : item.result}
              label={`Votes on ${item.name}`}
            />
          </div>
          <RecommendationForm round={round} item={item} />
        </article>
      ))}
    </section>
  );
}
