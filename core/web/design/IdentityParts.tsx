import { Avatar, AvatarGroup } from '#ui/Avatar.tsx';
import { Pill, TagList, type Tone } from '#ui/Tag.tsx';
import { ProductMark } from '#ui/ProductMark.tsx';
import { PartRow } from './PartRow.tsx';

const people = ['Elin Lund', 'Jon Oberg', 'Maja Rask', 'Sofia Vega', 'Aki Korhonen'].map(
  (name) => ({ id: name, name }),
);
const tones: readonly Tone[] = ['neutral', 'accent', 'signal', 'good', 'warn', 'bad'];

export function IdentityParts() {
  return (
    <>
      <PartRow name="ProductMark">
        <ProductMark className="size-6" />
        <ProductMark className="size-12" />
      </PartRow>
      <PartRow name="Avatar: person, corporation, company">
        {people.map(({ id, name }) => (
          <Avatar key={id} id={id} name={name} shape="person" />
        ))}
        <Avatar id="skf" name="SKF" shape="corporation" size="l" />
        {people.map(({ id, name }) => (
          <Avatar key={id} id={id} name={name} shape="company" size="l" />
        ))}
        <AvatarGroup people={people} />
      </PartRow>
      <PartRow name="Pill, TagList">
        {tones.map((tone) => (
          <Pill key={tone} tone={tone}>
            {tone}
          </Pill>
        ))}
        <TagList tags={['Sensing', 'Edge AI', 'A tag with a very long name that is cut']} />
      </PartRow>
    </>
  );
}
