/** Another program listens on the configured port. */
export class PortTaken extends Error {
  override readonly name = 'PortTaken';

  constructor(host: string, port: number) {
    super(
      `Port ${port} on ${host} is already taken by another program. ` +
        `Stop that one, or choose another port: PORT=${port + 1} npm start`,
    );
  }
}
