/** Goes through the pages of the local identity provider as a browser would; returns the last address. */
export async function chooseAtProvider(start: string, sub: string): Promise<URL> {
  const { origin } = new URL(start);
  const cookies = new Map<string, string>();
  let address = new URL(start);
  let method: 'GET' | 'POST' = 'GET';
  for (let step = 0; step < 10; step += 1) {
    const response = await fetch(address, {
      method,
      redirect: 'manual',
      headers: { cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; ') },
      ...(method === 'POST' && { body: new URLSearchParams({ sub }) }),
    });
    for (const cookie of response.headers.getSetCookie()) {
      const [name = '', value = ''] = (cookie.split(';')[0] ?? '').split('=');
      cookies.set(name, value);
    }
    const location = response.headers.get('location');
    if (location === null) {
      const text = await response.text();
      if (method === 'POST' || !text.includes('Choose who signs in')) {
        throw new Error(`${address.href}: ${response.status} ${text.slice(0, 500)}`);
      }
      method = 'POST';
      continue;
    }
    method = 'GET';
    address = new URL(location, address);
    if (address.origin !== origin) return address;
  }
  throw new Error('The local provider did not come to an end.');
}
