import fc from 'fast-check';

/**
 * A setup file of vitest: properties try the same examples in every run, so that what fails was
 * changed. `PROPERTY_SEED=…` tries others.
 */
fc.configureGlobal({ seed: Number(process.env['PROPERTY_SEED'] ?? 2_026) });
