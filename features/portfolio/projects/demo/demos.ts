import { projectPartsDemo } from './fill-parts.ts';
import { projectSourceDemo } from './fill-project-source.ts';
import { projectsDemo } from './fill-projects.ts';

/** The demonstration data of projects, in the order of their dependencies. */
export const projectDemos = [projectsDemo, projectPartsDemo, projectSourceDemo];
