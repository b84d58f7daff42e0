import fc from 'fast-check';

/**
 * A Vitest setup file: property tests use the same examples in every run, so that a failure means a
 * change. `PROPERTY_SEED=…` tries others.
 */
fc.configureGlobal({ seed: Number(process.env['PROPERTY_SEED'] ?? 2_026) });
