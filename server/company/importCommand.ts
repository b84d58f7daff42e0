import { runImport } from './runImport.ts';

process.exitCode = await runImport(process.argv.slice(2), process.env, {
  now: new Date(),
  say: (line) => process.stdout.write(`${line}\n`),
  complain: (line) => process.stderr.write(`${line}\n`),
});
