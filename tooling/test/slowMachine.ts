import { configure } from '@testing-library/react';

/**
 * A Vitest setup file: gives `findBy…` and `waitFor` enough time on a busy machine (milliseconds).
 */
configure({ asyncUtilTimeout: 15_000 });
