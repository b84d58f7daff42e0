import { configure } from '@testing-library/react';

/** A setup file of vitest: `findBy…` and `waitFor` wait for a busy machine, too (milliseconds). */
configure({ asyncUtilTimeout: 15_000 });
