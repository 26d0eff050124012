/** Typed key of a service that one feature provides and others use. */
export interface ServiceKey<Service> {
  readonly name: string;
  /** Never set: it only carries the type. */
  readonly type?: Service;
}

export const serviceKey = <Service>(name: string): ServiceKey<Service> => ({ name });

/** The services of one server. */
export class Services {
  readonly #provided = new Map<ServiceKey<unknown>, unknown>();

  provide<Service>(key: ServiceKey<Service>, service: Service): this {
    this.#provided.set(key, service);
    return this;
  }

  has(key: ServiceKey<unknown>): boolean {
    return this.#provided.has(key);
  }

  /** @throws when no feature provides it: a programming error, found at start. */
  get<Service>(key: ServiceKey<Service>): Service {
    if (!this.#provided.has(key)) throw new Error(`No feature provides the ${key.name}.`);
    return this.#provided.get(key) as Service;
  }
}
