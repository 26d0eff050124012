import { batteryRecycling, additive, materials, packaging, recycling } from './materials.ts';
import { carbonCapture, grid, hydrogen, processHeat, storage } from './energy.ts';
import { drives, lubrication, seals, sensing } from './machines.ts';
import type { Field, Product } from './field.ts';
import { inspection, logistics, maritime, robotics } from './robots.ts';
import { agriculture, medical, photonics, semiconductors, space, water } from './science.ts';
import {
  carbonAccounting,
  digitalTwins,
  industrialAi,
  operations,
  plantSecurity,
} from './software.ts';

/** The fields of technology in which demo companies work. */
export const fields = {
  sensing,
  lubrication,
  seals,
  drives,
  materials,
  additive,
  recycling,
  batteryRecycling,
  packaging,
  hydrogen,
  storage,
  processHeat,
  grid,
  carbonCapture,
  industrialAi,
  operations,
  carbonAccounting,
  digitalTwins,
  plantSecurity,
  robotics,
  inspection,
  logistics,
  maritime,
  photonics,
  semiconductors,
  water,
  agriculture,
  medical,
  space,
};

export type FieldName = keyof typeof fields;
export type ProductName = {
  [Name in FieldName]: keyof (typeof fields)[Name]['products'];
}[FieldName];

/** A product with its name and field. */
export interface Made {
  readonly name: ProductName;
  readonly field: FieldName;
  readonly product: Product;
}

const entriesOf = <Key extends string, Value>(of: Readonly<Record<Key, Value>>) =>
  Object.entries(of) as [Key, Value][];

export const allProducts: readonly Made[] = entriesOf<FieldName, Field>(fields).flatMap(
  ([field, { products }]) =>
    entriesOf(products as Record<ProductName, Product>).map(([name, product]) => ({
      name,
      field,
      product,
    })),
);

const byName = new Map(allProducts.map((made) => [made.name, made]));

export function madeOf(name: ProductName): Made {
  const made = byName.get(name);
  if (made === undefined) throw new Error(`No one makes ${name}.`);
  return made;
}
