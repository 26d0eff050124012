import { Link } from '@tanstack/react-router';
import { buttonClasses } from '#ui/button-classes.ts';

/** Leads to the imported opportunities. */
export function ImportedOpportunities() {
  return (
    <Link to="/discover" className={buttonClasses('plain', 'medium')}>
      See opportunities
    </Link>
  );
}
