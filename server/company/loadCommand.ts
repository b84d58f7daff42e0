import { runLoad } from './runLoad.ts';

process.exitCode = await runLoad(process.argv.slice(2), process.env, {
  now: new Date(),
  elapsed: () => performance.now(),
  say: (line) => process.stdout.write(`${line}\n`),
  complain: (line) => process.stderr.write(`${line}\n`),
});
