import { Link } from '@tanstack/react-router';
import { buttonClasses } from '#ui/button-classes.ts';

/** Leads to the imported projects. */
export function ImportedProjects() {
  return (
    <Link to="/projects" className={buttonClasses('plain', 'medium')}>
      See projects
    </Link>
  );
}
