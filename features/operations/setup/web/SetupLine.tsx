import { Link } from '@tanstack/react-router';

/** On the sign-in screen of an installation without accounts. */
export function SetupLine() {
  return (
    <p className="border-t border-line pt-4 text-control text-ink-2">
      There are no accounts yet.{' '}
      <Link to="/setup" className="text-accent-ink hover:underline">
        Set this installation up
      </Link>
    </p>
  );
}
