/** Names a part that one feature opens and others use, with the type of it. */
export interface ServiceKey<Service> {
  readonly name: string;
  /** Never there: it carries the type alone. */
  readonly type?: Service;
}

export const serviceKey = <Service>(name: string): ServiceKey<Service> => ({ name });

/** What features provide to each other on one server. */
export class Services {
  readonly #provided = new Map<ServiceKey<unknown>, unknown>();

  provide<Service>(key: ServiceKey<Service>, service: Service): this {
    this.#provided.set(key, service);
    return this;
  }

  has(key: ServiceKey<unknown>): boolean {
    return this.#provided.has(key);
  }

  /** @throws when nobody provides it: a mistake of ours, met at start. */
  get<Service>(key: ServiceKey<Service>): Service {
    if (!this.#provided.has(key)) throw new Error(`Nobody provides the ${key.name}.`);
    return this.#provided.get(key) as Service;
  }
}
