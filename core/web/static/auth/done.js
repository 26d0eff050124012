// The last page of a sign-in with a provider, in its pop-up. Tells the form how it ended, by name of
// the attempt and code of the error: the session is a cookie, and no secret passes here. A
// BroadcastChannel works under every opener policy of the provider's pages; postMessage does not.
{
  const parameters = new URLSearchParams(location.search);
  const attempt = parameters.get('attempt');
  history.replaceState(null, '', location.pathname);
  if (attempt === null) {
    // Not in a pop-up of ours any more: the form says what went wrong.
    const error = parameters.get('error');
    location.replace(error === null ? '/signin' : `/signin?${new URLSearchParams({ error })}`);
  } else {
    const channel = new BroadcastChannel('outrider.signIn');
    channel.postMessage({ attempt, error: parameters.get('error') });
    channel.close();
    window.close();
  }
}
