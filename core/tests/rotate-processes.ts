import { rotateTests } from './rotate-tests.ts';

rotateTests();
