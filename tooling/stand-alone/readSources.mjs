import { readFileSync } from 'node:fs';
import { registerHooks, stripTypeScriptTypes } from 'node:module';
import { fileURLToPath } from 'node:url';

/**
 * Our packages are published as sources, including types. Node runs such files anywhere except in
 * node_modules.
 */
const source = /^file:.*\/node_modules\/(?:shared-\w+|tooling)\/.*\.ts$/;

registerHooks({
  load(url, context, next) {
    if (!source.test(url)) return next(url, context);
    const text = stripTypeScriptTypes(readFileSync(fileURLToPath(url), 'utf8'));
    return { format: 'module', source: text, shortCircuit: true };
  },
});
