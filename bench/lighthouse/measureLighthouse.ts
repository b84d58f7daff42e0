import { createServer } from 'node:net';
import { chromium } from '@playwright/test';
import lighthouse from 'lighthouse';
import { chromiumFlags, findChromium } from 'tooling/test/chromium.ts';
import { signIn } from '../cold-start/signIn.ts';
import type { ColdScreen } from '../cold-start/coldScreens.ts';

export const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
export type Category = (typeof categories)[number];

export interface Audited {
  /** 0 to 100; NaN if it could not be judged. */
  readonly scores: Readonly<Record<Category, number>>;
  /** The reasons for lost points outside of performance, in Lighthouse's words. */
  readonly faults: readonly string[];
}

/** Runs Lighthouse on a screen as on its phone, in a separate browser. */
export async function measureLighthouse(
  url: string,
  { path, as }: Pick<ColdScreen, 'path' | 'as'>,
): Promise<Audited> {
  const port = await freePort();
  const executablePath = findChromium();
  const browser = await chromium.launch({
    args: [...chromiumFlags(), `--remote-debugging-port=${port}`],
    ...(executablePath === undefined ? {} : { executablePath }),
  });
  try {
    const { cookies } = await signIn(url, as);
    const cookie = cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
    const result = await lighthouse(`${url}/#${path}`, {
      port,
      output: 'json',
      logLevel: 'error',
      onlyCategories: [...categories],
      ...(cookie === '' ? {} : { extraHeaders: { cookie } }),
    });
    if (!result) throw new Error('Lighthouse judged nothing.');
    return judged(result.lhr);
  } finally {
    await browser.close();
  }
}

type Judgement = NonNullable<Awaited<ReturnType<typeof lighthouse>>>['lhr'];

function judged({ categories: found, audits }: Judgement): Audited {
  const scoreOf = (category: Category) => (found[category]?.score ?? Number.NaN) * 100;
  const faults = categories
    .filter((category) => category !== 'performance')
    .flatMap((category) => found[category]?.auditRefs ?? [])
    .filter(({ weight }) => weight > 0)
    .map(({ id }) => audits[id])
    .filter((audit) => audit !== undefined && audit.score !== null && audit.score < 1)
    .map((audit) => audit?.title ?? '');
  return {
    scores: {
      performance: scoreOf('performance'),
      accessibility: scoreOf('accessibility'),
      'best-practices': scoreOf('best-practices'),
      seo: scoreOf('seo'),
    },
    faults,
  };
}

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const address = server.address();
  await new Promise((done) => server.close(done));
  if (address === null || typeof address === 'string') throw new Error('No port is free.');
  return address.port;
}
