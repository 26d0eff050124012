/** Where the product answers for component tests; the journeys' server, which runs later, is there too. */
export const port = process.env.PORT ?? '4310';
export const address = `http://localhost:${port}`;
