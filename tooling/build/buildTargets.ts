import { buildRemote } from './buildRemote.ts';

/** Run by `build.ts` in its own process, with `shell@<digest>` or `<remote>@<version>`. */
for (const target of process.argv.slice(2)) {
  const [name = '', version = ''] = target.split('@');
  const startedAt = performance.now();
  try {
    // Its plugins are not installed in a remote's own repository.
    if (name === 'shell') await (await import('./buildShell.ts')).buildShell(version);
    else await buildRemote(name, version);
  } catch (fault) {
    console.error(`${name}: ${fault instanceof Error ? fault.message : String(fault)}`);
    process.exit(1);
  }
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
  console.log(`Built ${name} ${version} in ${seconds} s.`);
}
