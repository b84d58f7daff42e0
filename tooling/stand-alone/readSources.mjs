import { readFileSync } from 'node:fs';
import { registerHooks, stripTypeScriptTypes } from 'node:module';
import { fileURLToPath } from 'node:url';

/** Our packages are their sources, types included. Node reads such files anywhere but among installed packages. */
const source = /^file:.*\/node_modules\/(?:shared-\w+|tooling)\/.*\.ts$/;

registerHooks({
  load(url, context, next) {
    if (!source.test(url)) return next(url, context);
    const text = stripTypeScriptTypes(readFileSync(fileURLToPath(url), 'utf8'));
    return { format: 'module', source: text, shortCircuit: true };
  },
});
